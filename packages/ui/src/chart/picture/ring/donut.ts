import { percentsOf } from '../../../number/percent.ts'
import { isolatedList } from '../../../texts/isolate.ts'
import { type PictureProps, pointValue } from '../../props.ts'

/** A segment of a ring, with its label. */
export interface Segment {
  readonly label: string
  readonly figure: number
  /** For example "42% · $4,200". */
  readonly words: string
  /** The segment's middle, relative to the ring's centre at a radius of 1. y grows downwards. */
  readonly x: number
  readonly y: number
}

/** Joins two isolated numbers. The leading mark sets their order. */
const sayOf = (share: string, figure: string, isRtl: boolean) =>
  `${isRtl ? '\u200f' : ''}${isolatedList([share, figure])}`

/** The parts, starting at the top: clockwise, or anticlockwise in right-to-left layouts. */
export const partsOf = ({ points, series, formatShort }: PictureProps, isRtl: boolean): Segment[] => {
  const [only] = series
  const figures = points.map(point => Math.max(0, (only && pointValue(point, only)) ?? 0))
  const total = figures.reduce((sum, figure) => sum + figure, 0)
  const percents = percentsOf(figures)
  let before = 0
  return points.map(({ label }, index) => {
    const figure = figures[index] ?? 0
    const turn = ((before + figure / 2) / (total || 1)) * 2 * Math.PI * (isRtl ? -1 : 1)
    before += figure
    const words = sayOf(`${percents[index] ?? 0}%`, formatShort(figure), isRtl)
    return { label, figure, words, x: Math.sin(turn), y: -Math.cos(turn) }
  })
}

/** The ring's start and end in Recharts' degrees: 90 is the top, and they grow anticlockwise. */
export const turnOf = (isRtl: boolean) => ({ startAngle: 90, endAngle: isRtl ? 450 : -270 })
