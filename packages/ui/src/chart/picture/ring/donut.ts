import { percentsOf } from '../../percents.ts'
import { type PictureProps, pointValue } from '../../props.ts'

/** A segment of a ring, with its label. */
export interface Part {
  readonly label: string
  readonly figure: number
  /** "42% · $4,200". */
  readonly words: string
  /** Its middle relative to the ring's, for a radius of 1; y grows downwards. */
  readonly x: number
  readonly y: number
}

/** Two figures in reading order: each is set on its own, and the mark before them says which way they follow. */
const sayOf = (share: string, figure: string, isRtl: boolean) =>
  `${isRtl ? '\u200f' : ''}\u2068${share}\u2069 · \u2068${figure}\u2069`

/** The parts one after the other from the top on, the way a clock goes or, in right-to-left, against it. */
export const partsOf = ({ points, series, formatShort }: PictureProps, isRtl: boolean): Part[] => {
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

/** Where the ring begins and ends, in the library's degrees: 90 is the top, and they grow against the clock. */
export const turnOf = (isRtl: boolean) => ({ startAngle: 90, endAngle: isRtl ? 450 : -270 })
