/** Why a course cannot be played, in the words of the table. */
import { knows, t } from '../app/words.svelte'
import type { Fault } from './types'

/** Name the tiles on the table where the server's sentence has their numbers in the file. Its own sentences know the
 *  finish by themselves. */
export function sentence({ key, args }: Pick<Fault, 'key' | 'args'>): string {
  const own = `ui.courses.fault.${key.split('.').at(-1)}`
  const finish = t('ui.quest.el_dorado')
  const named = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, v === 'finish' ? finish : v]))
  return knows(own) ? t(own, named) : t(key, args)
}
