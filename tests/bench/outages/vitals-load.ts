import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalProcess } from '../portal-process.ts'
import { until } from './outage-kinds.ts'

const WRITERS = 8
const ENOUGH = 30

/** A longer wait counts as no response. */
const PATIENCE_MS = 60_000

/** Writes from several clients, each with a unique value, and counts the responses. */
export const writeVitals = (portals: readonly PortalProcess[]) => {
  const acknowledged: number[] = []
  let last = performance.now()
  let longest = 0
  const answers = new Map<string, number>()
  let next = 1
  let isOver = false
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
  const writer = async () => {
    while (!isOver) {
      const value = next++
      const { url = '' } = portals[value % portals.length] ?? {}
      const answer = await fetch(`${url}/api/vitals`, {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'TTFB', route: 'Outage', value }),
      }).catch(() => null)
      if (answer?.ok) {
        acknowledged.push(value)
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      } else count(answer ? `${answer.status} ${(await answer.json()).code}` : 'no answer')
      await sleep(5)
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, writer))
  return {
    acknowledged,
    answers,
    /** The longest time in milliseconds without an acknowledged write, since the previous call. */
    longestPause: () => {
      const found = longest
      longest = 0
      return found
    },
    refused: () => [...answers.values()].reduce((sum, times) => sum + times, 0),
    /** Waits until all portals have stored more. */
    more: async () => {
      const from = acknowledged.length
      await until(() => acknowledged.length >= from + ENOUGH, 'writes that are taken')
    },
    stop: async () => {
      isOver = true
      await writers
    },
  }
}
