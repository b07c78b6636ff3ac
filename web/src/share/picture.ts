/** Pictures of a table, made by the server from what a spectator sees. */
import { language } from '../app/words.svelte'

export type Kind = 'svg' | 'png'
export interface Subject {
  id: string
  /** A moment of the game; null is the present one. */
  at: number | null
}

export const address = ({ id, at }: Subject, kind: Kind, lang = language()): string =>
  `/api/tables/${id}/share/picture.${kind}?lang=${encodeURIComponent(lang)}${at === null ? '' : `&at=${at}`}`
export const pageOf = ({ id, at }: Subject): string =>
  `${location.origin}/t/${id}${at === null ? '' : `?at=${at}`}`

/** PNG comes from the server; one that cannot make it, or has no time for it, leaves it to the browser. */
export async function fetched(subject: Subject, kind: Kind): Promise<Blob> {
  const answer = await fetch(address(subject, kind))
  if (answer.ok) return answer.blob()
  if (kind === 'png' && answer.status !== 404) return drawn(address(subject, 'svg'))
  throw Object.assign(new Error(String(answer.status)), { sentence: await answer.json() })
}
async function drawn(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = svg
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 630
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('png'))), 'image/png'),
  )
}
export function give(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const a = document.createElement('a')
  a.href = url
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
/** Whether this browser hands things on to other programs; only on secure pages. */
export const canSend = (): boolean => typeof navigator.share === 'function'
/** Hand text, address and, where that is possible, the picture to another program. Who thinks better of it is right. */
export async function send(text: string, url: string, picture: Blob | null): Promise<void> {
  const files = picture ? [new File([picture], 'eldorado.png', { type: picture.type })] : []
  const whole = { text, url, files }
  try {
    await navigator.share(files.length && navigator.canShare?.(whole) ? whole : { text, url })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}
