import type { ChartPoint } from '../../props.ts'
import type { PlotSize } from '../use-plot-size.ts'

/** A name of so many heights of text is always shown whole: every month of a year, in both languages. */
const SHORT = 7.5

/** The layout of the points' names along their axis. */
export interface NamesPlan {
  /** No name is wider; a longer one is cut. The tip and the table have it whole. */
  readonly most: number
  /** How many names are passed over between two that are shown. */
  readonly passed: number
}

/** Cuts long names before any is left out, then leaves out as many as overlap, at even distances. */
export const planNames = (points: readonly ChartPoint[], plotSize: PlotSize, length: number): NamesPlan => {
  const { em, measure } = plotSize
  const band = length / points.length
  const most = Math.max(SHORT * em, band - em / 2)
  const widest = Math.min(most, Math.max(...points.map(({ label }) => measure(label))))
  const passed = widest + em / 2 > band ? Math.ceil((widest + em) / band) - 1 : 0
  return { most: widest, passed }
}
