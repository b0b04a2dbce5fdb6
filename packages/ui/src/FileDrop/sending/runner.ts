import { type UploadPort, UploadRefused } from '../port.ts'
import type { List } from './file-list.ts'
import { sendFile, Unreadable } from './send-file.ts'
import type { Transfer } from './transfer.ts'

/** More at once would only share the same line. */
const AT_ONCE = 3

const afterFailure = (error: unknown): Partial<Transfer> => {
  if (error instanceof UploadRefused) return { state: 'refused', refusal: 'server', words: error.message }
  return error instanceof Unreadable ? { state: 'refused', refusal: 'unreadable' } : { state: 'failed' }
}

/** Sends the files that wait, a few at a time. */
export const createRunner = (list: List, portNow: () => UploadPort | undefined) => {
  const running = new Map<string, AbortController>()

  const send = async ({ key, file, location, size }: Transfer) => {
    const port = portNow()
    if (!file || !port) return
    const stop = new AbortController()
    running.set(key, stop)
    // Events of a stopped attempt no longer apply.
    const report = (by: Partial<Transfer>) => running.get(key) === stop && list.change(key, by)
    report({ state: 'sending' })
    const outcome = await sendFile(file, {
      port,
      location,
      signal: stop.signal,
      onLocation: started => report({ location: started }),
      onProgress: sent => report({ sent: Math.min(sent, size), state: 'sending' }),
      onLost: () => report({ state: 'lost' }),
    }).then((id): Partial<Transfer> => ({ state: 'done', sent: size, id }), afterFailure)
    report(outcome)
    if (running.get(key) === stop) running.delete(key)
    fill()
  }

  const fill = () => {
    for (const one of list.read()) if (one.state === 'waiting' && running.size < AT_ONCE) void send(one)
  }

  return {
    fill,
    /** Stops this one; what has arrived stays. */
    stop: (key: string) => {
      running.get(key)?.abort()
      running.delete(key)
    },
    keys: () => [...running.keys()],
  }
}
