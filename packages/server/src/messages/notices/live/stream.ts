import type { ServerResponse } from 'node:http'
import type { Notice } from '@portal/contract/messages/notices'

const HEARTBEAT_MS = 20_000
const RETRY_MS = 2000
// Maximum number of unsent bytes. Drops clients that don't read. They continue from there with their next stream.
const MOST_UNSENT = 256 * 1024

/** Owner of a stream, and the number of the last notice sent on it. */
export interface StreamOf {
  readonly userId: string
  readonly token: string
  readonly network: string
  readonly after: number
}

export interface Stream extends StreamOf {
  /** Whether the hub is sending on the stream, and whether it was woken meanwhile. */
  isBusy: boolean
  isStale: boolean
  readonly sendNotice: (notice: Notice) => void
  /** Sends the number of unread notices if it changed. Always sends it the first time. */
  readonly sendUnread: (unread: number, last: number) => void
  readonly isEnded: () => boolean
  readonly onEnd: (run: () => void) => void
  readonly end: () => void
}

/** Sends server-sent events on a raw response whose headers were already sent. */
export const openStream = (raw: ServerResponse, given: StreamOf): Stream => {
  let { after } = given
  let lastUnread: number | undefined
  let isEnded = false
  const endings = [] as (() => void)[]
  const write = (text: string) => {
    if (isEnded) return
    raw.write(text)
    if (raw.writableLength > MOST_UNSENT) raw.destroy()
  }
  const send = (event: string, data: unknown) =>
    write(`id: ${after}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  const finish = () => {
    if (isEnded) return
    isEnded = true
    clearInterval(heartbeat)
    for (const run of endings) run()
  }
  raw.on('close', finish)
  raw.on('error', finish)
  write(`retry: ${RETRY_MS}\n\n`)
  return {
    ...given,
    get after() {
      return after
    },
    isBusy: false,
    isStale: false,
    sendNotice: notice => {
      after = notice.number
      send('notice', notice)
    },
    sendUnread: (unread, last) => {
      if (unread === lastUnread) return
      lastUnread = unread
      send('unread', { unread, last })
    },
    isEnded: () => isEnded,
    onEnd: run => endings.push(run),
    end: () => {
      // Tells the page not to reconnect at once, since the server would reject it.
      send('end', {})
      finish()
      raw.end()
    },
  }
}
