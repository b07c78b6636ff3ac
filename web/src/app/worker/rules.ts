/** What the service worker keeps: the same on both sides of it. */

/** Marks an answer that is not the server's, but the last one it gave. */
export const KEPT = 'x-eldorado-kept'
export interface Call {
  title: string
  body: string
  url: string
  tag: string
}
/** Answers that are worth something without a line: words, games, lessons, what courses are made of, my tables. */
const HEARD =
  /^\/api\/(me|games|words(\/[\w-]+)?|languages|lessons|tables|daily|courses\/palette|rules\/[\w-]+)$/
export const keeps = (path: string): boolean => HEARD.test(path)
/** Addresses of the application: all but the server's own and files. */
export const page = (path: string): boolean =>
  !path.startsWith('/api/') && !/^\/(healthz|readyz|metrics)$/.test(path) && !/\.\w+$/.test(path)
