import { failureOf } from '../../sending.ts'

/** Pauses before each retry, about a minute in total. A returning connection ends a pause early. */
const waits = [1, 2, 4, 8, 16, 32].map(seconds => seconds * 1000)

const isPassing = (thrown: unknown) => ['unavailable', 'busy'].includes(failureOf(thrown).code)

const lineBack = (atMost: number) =>
  new Promise<void>(resolve => {
    const end = () => {
      removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, atMost)
    addEventListener('online', end)
  })

/**
 * Sends, and retries while the portal is unreachable. Calls `onLost` before each retry. The request must be safe to
 * repeat.
 */
export const sendPatiently = async <Answer>(send: () => Promise<Answer>, onLost: () => void): Promise<Answer> => {
  for (const wait of waits) {
    try {
      return await send()
    } catch (thrown) {
      if (!isPassing(thrown)) throw thrown
    }
    onLost()
    await lineBack(wait)
  }
  return send()
}
