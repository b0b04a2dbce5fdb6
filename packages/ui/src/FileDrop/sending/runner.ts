import { createStore, type WritableStore } from '../../store/index.ts'
import { type UploadPort, UploadRefused } from './port.ts'
import { sendFile, Unreadable } from './send-file.ts'
import type { Transfer } from './transfer.ts'

/** More parallel uploads would only share the same bandwidth. */
const AT_ONCE = 3

const afterFailure = (error: unknown): Partial<Transfer> => {
  if (error instanceof UploadRefused) return { state: 'refused', refusal: 'server', words: error.message }
  return error instanceof Unreadable ? { state: 'refused', refusal: 'unreadable' } : { state: 'failed' }
}

interface List extends WritableStore<readonly Transfer[]> {
  readonly change: (key: string, by: Partial<Transfer>) => void
}

export const createList = (first: readonly Transfer[]): List => {
  const store = createStore(first)
  return {
    ...store,
    change: (key, by) => store.set(store.read().map(one => (one.key === key ? { ...one, ...by } : one))),
  }
}

/** Uploads waiting files, a few at a time. */
export const createUploadRunner = (list: List, portNow: () => UploadPort | undefined) => {
  const running = new Map<string, AbortController>()

  const send = async ({ key, file, location, size }: Transfer) => {
    const port = portNow()
    if (!file || !port) return
    const stop = new AbortController()
    running.set(key, stop)
    // Ignores events of a stopped attempt.
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
    /** Stops one upload. The server keeps what arrived. */
    stop: (key: string) => {
      running.get(key)?.abort()
      running.delete(key)
    },
    keys: () => [...running.keys()],
  }
}
