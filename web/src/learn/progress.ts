/** How far this browser has come in each lesson. Everything works without storage; it is only forgotten then. */
export interface Progress {
  step: number
  made: string[]
  done: boolean
}
const key = (game: string, lesson: string): string => `eldorado.lesson.${game}.${lesson}`

export function progressOf(game: string, lesson: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game, lesson)) ?? '{}') as Partial<Progress>
    return { step: kept.step ?? 0, made: kept.made ?? [], done: kept.done ?? false }
  } catch {
    return { step: 0, made: [], done: false }
  }
}
export function keepProgress(game: string, lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game, lesson), JSON.stringify(progress))
  } catch {
    // without storage the lesson lasts as long as the page
  }
}
