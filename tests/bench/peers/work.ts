import type { CDPSession } from 'playwright-core'

const COUNTED = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/** The main thread's work so far in milliseconds: scripts, styles, and layout. Requires `Performance.enable`. */
export const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => (COUNTED.includes(name) ? sum + value * 1000 : sum), 0)
}
