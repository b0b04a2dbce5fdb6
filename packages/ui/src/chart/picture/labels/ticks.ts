import { type PictureProps, pointTotal, pointValue } from '../../props.ts'

const STEPS = [1, 2, 2.5, 5, 10]

/** The minimum distance between axis labels, in em. */
const APART = 3.5

/** About `count` round ticks that enclose the values and include zero. Whole values get whole ticks. */
const ticksOf = (least: number, most: number, count: number, isInteger: boolean): number[] => {
  const from = Math.min(0, least)
  const to = Math.max(0, most)
  const rough = (to - from) / Math.max(1, count) || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = STEPS.map(step => step * power).find(step => step >= rough * 0.999) ?? rough
  const step = isInteger ? Math.max(1, Math.ceil(round)) : round
  const first = Math.floor(from / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(to / step - 1e-9))
  // Adding fractions accumulates rounding errors. Multiplying the step by whole numbers avoids this.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** The axis ticks for a drawing of this height. Stacks use the sums of their parts. */
export const sideOf = (drawn: PictureProps, rows: number, isStacked: boolean): number[] => {
  const { points, series } = drawn
  const all = points.flatMap(point => series.map(one => pointValue(point, one) ?? 0))
  const isInteger = all.every(Number.isInteger)
  const count = Math.max(2, Math.min(5, Math.floor(rows / APART)))
  if (!isStacked) return ticksOf(Math.min(...all), Math.max(...all), count, isInteger)
  const signed = (sign: number) =>
    points.map(point => pointTotal({ ...point, values: signedOf(point.values, sign) }, series))
  return ticksOf(Math.min(...signed(-1)), Math.max(...signed(1)), count, isInteger)
}

const signedOf = (values: Readonly<Record<string, number | null>>, sign: number) =>
  Object.fromEntries(Object.entries(values).map(([id, figure]) => [id, (figure ?? 0) * sign > 0 ? figure : 0]))
