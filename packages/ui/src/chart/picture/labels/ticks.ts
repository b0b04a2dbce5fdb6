import { type PictureProps, pointValue, totalOf } from '../../props.ts'

const STEPS = [1, 2, 2.5, 5, 10]

/** From how many heights of text on there is space for one more figure at the side. */
const APART = 3.5

/** Round figures from below the least to above the most, about so many; nought is among them, whole ones stay whole. */
const ticksOf = (least: number, most: number, count: number, isInteger: boolean): number[] => {
  const from = Math.min(0, least)
  const to = Math.max(0, most)
  const rough = (to - from) / Math.max(1, count) || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = STEPS.map(step => step * power).find(step => step >= rough * 0.999) ?? rough
  const step = isInteger ? Math.max(1, Math.ceil(round)) : round
  const first = Math.floor(from / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(to / step - 1e-9))
  // Sums of fractions drift; a product of whole numbers and one step does so least.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** The figures at the side of a picture so high; of stacks those of their sums. */
export const sideOf = (drawn: PictureProps, rows: number, isStacked: boolean): number[] => {
  const { points, series } = drawn
  const all = points.flatMap(point => series.map(one => pointValue(point, one) ?? 0))
  const isInteger = all.every(Number.isInteger)
  const count = Math.max(2, Math.min(5, Math.floor(rows / APART)))
  if (!isStacked) return ticksOf(Math.min(...all), Math.max(...all), count, isInteger)
  const signed = (sign: number) =>
    points.map(point => totalOf({ ...point, values: signedOf(point.values, sign) }, series))
  return ticksOf(Math.min(...signed(-1)), Math.max(...signed(1)), count, isInteger)
}

const signedOf = (values: Readonly<Record<string, number | null>>, sign: number) =>
  Object.fromEntries(Object.entries(values).map(([id, figure]) => [id, (figure ?? 0) * sign > 0 ? figure : 0]))
