import { countUnread, notice } from '@portal/contract/messages/notices'
import * as z from 'zod/mini'
import { bytesAt, callQuietly } from '../../core/api.ts'

const counted = z.object({ unread: z.int(), last: z.int() })

/** A server event: the unread count, or a new notice. */
export type LiveEvent = { readonly unread: number; readonly last: number } | 'notice'

type Listener = (event: LiveEvent) => void

const OPENING_MS = 10_000
const POLL_MS = 30_000
const POLLS_BEFORE_NEXT_TRY = 10

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Listens until the stream ends for good. Resolves to the last position, or null if no event arrived. */
const listen = (after: number | null, onEvent: Listener, signal: AbortSignal): Promise<number | null> =>
  new Promise(resolve => {
    const query = after === null ? '' : `?after=${after}`
    const source = new EventSource(bytesAt(`/notices/live${query}`), { withCredentials: true })
    let position: number | null = null
    const end = () => {
      clearTimeout(opening)
      source.close()
      resolve(position)
    }
    // A proxy that buffers responses also delays the first event.
    const opening = setTimeout(end, OPENING_MS)
    source.addEventListener('unread', ({ data }) => {
      clearTimeout(opening)
      const read = counted.parse(JSON.parse(data))
      position = Math.max(position ?? 0, read.last)
      onEvent(read)
    })
    source.addEventListener('notice', ({ data }) => {
      position = Math.max(position ?? 0, notice.parse(JSON.parse(data)).number)
      onEvent('notice')
    })
    source.addEventListener('end', end)
    source.onerror = () => source.readyState === EventSource.CLOSED && end()
    signal.addEventListener('abort', end)
  })

const poll = async (onEvent: Listener, signal: AbortSignal, most = Number.POSITIVE_INFINITY) => {
  let last: number | null = null
  for (let times = 0; times < most && !signal.aborted; times++) {
    await wait(POLL_MS, signal)
    const answer = signal.aborted ? null : await callQuietly(countUnread, {}).catch(() => null)
    if (!answer) continue
    if (last !== null && answer.data.last > last) onEvent('notice')
    last = answer.data.last
    onEvent(answer.data)
  }
}

const listenOrPoll = async (onEvent: Listener, signal: AbortSignal) => {
  let after: number | null = null
  while (!signal.aborted) {
    const position = await listen(after, onEvent, signal)
    after = position ?? after
    if (position === null) await poll(onEvent, signal, POLLS_BEFORE_NEXT_TRY)
    else await wait(POLL_MS, signal)
  }
}

/**
 * Follows a person's notices and returns the unsubscribe function. One tab holds the connection and broadcasts its
 * events; when it closes, another takes over. Tabs poll when the browser lacks Web Locks or BroadcastChannel, such as
 * without a secure context. A failed stream, for example behind a buffering proxy, also falls back to polling.
 */
export const followNotices = (userId: string, onEvent: Listener): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const name = `notices-${userId}`
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  others?.addEventListener('message', ({ data }) => onEvent(data === 'notice' ? data : counted.parse(data)))
  const broadcast = (event: LiveEvent) => {
    if (signal.aborted) return
    onEvent(event)
    others?.postMessage(event)
  }
  const run =
    others && navigator.locks
      ? navigator.locks.request(name, { signal }, () => listenOrPoll(broadcast, signal))
      : poll(broadcast, signal)
  // Aborting the lock request while it is queued is not an error.
  run.catch(() => undefined)
  return () => {
    stopped.abort()
    others?.close()
  }
}
