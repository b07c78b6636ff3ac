/** The socket of a table: it opens again by itself, and brings each question its answer. */
import type { Hint, Message, Refusal } from '../net/wire'

export type Answer =
  | { ok: true; done: number; n?: number; why?: Refusal | null; hint?: Hint }
  | { ok: false; why: Refusal | null }

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, (answer: Answer) => void>()
  private counter = 0
  private closed = false
  private retry = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `parted` is told the code of a broken line, and says whether to open it again. */
  constructor(
    private readonly address: () => string,
    private readonly hear: (m: Message) => void,
    private readonly parted: (code: number) => boolean,
  ) {}
  open(): void {
    addEventListener('offline', this.cut)
    addEventListener('online', this.again)
    this.connect()
  }
  private connect(): void {
    if (this.closed || this.socket) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`)
    this.socket = socket
    socket.onopen = () => {
      this.retry = 0
    }
    socket.onmessage = (e) => this.hear(JSON.parse(String(e.data)) as Message)
    socket.onclose = (e) => this.part(socket, e.code)
  }
  private part(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return
    this.socket = null
    for (const done of this.waiting.values()) done({ ok: false, why: null })
    this.waiting.clear()
    if (!this.parted(code) || this.closed) return
    this.retry += 1
    this.timer = setTimeout(() => this.connect(), Math.min(8000, 300 * 2 ** Math.min(this.retry, 5)))
  }
  /** The browser knows that its line is gone long before the socket does. */
  private readonly cut = (): void => {
    const socket = this.socket
    if (!socket) return
    this.part(socket, 0)
    socket.close()
  }
  private readonly again = (): void => {
    clearTimeout(this.timer)
    this.connect()
  }
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('offline', this.cut)
    removeEventListener('online', this.again)
    this.socket?.close()
  }
  send(message: Record<string, unknown>): Promise<Answer> {
    const socket = this.socket
    if (!socket || socket.readyState !== WebSocket.OPEN)
      return Promise.resolve({ ok: false, why: { clause: null, key: 'ui.error.offline', args: {} } })
    const id = `c${++this.counter}`
    return new Promise((done) => {
      this.waiting.set(id, done)
      socket.send(JSON.stringify({ ...message, id }))
    })
  }
  settle(id: string | null | undefined, answer: Answer): void {
    if (!id) return
    this.waiting.get(id)?.(answer)
    this.waiting.delete(id)
  }
}
