import type { ServerResponse } from 'node:http'
import type { Notice } from '@portal/contract/messages/notices'

const HEARTBEAT_MS = 20_000
const RETRY_MS = 2000
// Whoever does not read is let go, and goes on from there with the next stream.
const MOST_UNSENT = 256 * 1024

/** Whose a stream is, and the number of the last notice that was sent on it. */
export interface StreamOf {
  readonly userId: string
  readonly token: string
  readonly network: string
  readonly after: number
}

/** One open connection that notices are sent on. */
export interface Stream extends StreamOf {
  /** Whether the hub is sending on it, and whether it was woken in between. */
  isBusy: boolean
  isStale: boolean
  readonly sendNotice: (notice: Notice) => void
  /** Says how many are unread, where that has changed; the first time always. */
  readonly sendUnread: (unread: number, last: number) => void
  readonly isEnded: () => boolean
  readonly onEnd: (run: () => void) => void
  readonly end: () => void
}

/** Sends server-sent events on a raw answer, whose headers have been sent. */
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
      // A page that knows does not try again at once, only to be refused.
      send('end', {})
      finish()
      raw.end()
    },
  }
}
