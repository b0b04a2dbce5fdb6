import type { ChartPoint } from '../../props.ts'
import type { PlotSize } from '../use-plot-size.ts'

/** Names up to this width, in em, are never cut. Every month name in both languages fits. */
const SHORT = 7.5

/** The layout of point names along the axis. */
export interface NamesPlan {
  /** The maximum width of a name. Longer ones are cut; the tooltip and the table show them in full. */
  readonly most: number
  /** How many names to skip between two visible ones. */
  readonly passed: number
}

/** Cuts long names first, then skips overlapping ones at even intervals. */
export const planNames = (points: readonly ChartPoint[], plotSize: PlotSize, length: number): NamesPlan => {
  const { em, measure } = plotSize
  const band = length / points.length
  const most = Math.max(SHORT * em, band - em / 2)
  const widest = Math.min(most, Math.max(...points.map(({ label }) => measure(label))))
  const passed = widest + em / 2 > band ? Math.ceil((widest + em) / band) - 1 : 0
  return { most: widest, passed }
}
