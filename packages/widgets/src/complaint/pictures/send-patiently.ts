import { failureOf } from '../../sending.ts'

/** How long to wait before each further try, unless the line is back sooner; in all a good minute. */
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
 * Sends, and sends again while the portal cannot be reached; `onLost` is called when the connection is lost. What is
 * sent has to be safe to repeat.
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
