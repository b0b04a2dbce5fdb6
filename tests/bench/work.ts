import type { CDPSession } from 'playwright-core'

const COUNTED = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/** What a page's main thread has worked so far: scripts, styles and layout, in milliseconds. Needs `Performance.enable`. */
export const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => (COUNTED.includes(name) ? sum + value * 1000 : sum), 0)
}
