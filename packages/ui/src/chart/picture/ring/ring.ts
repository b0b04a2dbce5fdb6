import type { PlotSize } from '../use-plot-size.ts'
import type { Segment } from './donut.ts'

/** The ring's place in the plot. */
export interface Ring {
  readonly x: number
  readonly y: number
  readonly inner: number
  readonly outer: number
  readonly em: number
  /** Whether the names fit around the ring. If not, a list below shows them. */
  readonly isNamed: boolean
}

/** The distance of names from the ring, in em. */
export const AWAY = 1.75

/** Computes the largest ring for the plot, with room for names around it if they fit. */
export const ringOf = (parts: readonly Segment[], plotSize: PlotSize | undefined): Ring => {
  if (!plotSize) return { x: 0, y: 0, inner: 0, outer: 0, em: 0, isNamed: false }
  const { width, height, fullHeight, em, measure } = plotSize
  const outerOf = (size: number) => Math.max(0, Math.min(width, size) / 2 - em * 1.25)
  const outer = outerOf(height)
  const words = Math.max(...parts.flatMap(({ label, words }) => [measure(label) * 1.1, measure(words)]))
  const isNamed = words <= width / 2 - outerOf(fullHeight) - (AWAY + 1) * em
  return { x: width / 2, y: height / 2, inner: outer * 0.66, outer, em, isNamed }
}
