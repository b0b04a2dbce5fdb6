import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { headingLevels } from '../Heading/index.ts'

/** The drawing's height: 192, 288, or 384 px at the default text size. */
export const chartSizes = ['small', 'medium', 'large'] as const

/** `columns` are vertical, for times and a few short names. `rows` are horizontal, with room for long names. */
export const barLayouts = ['columns', 'rows'] as const

/** A measured quantity. */
export interface ChartSeries {
  readonly id: string
  /** A noun or two. The label appears next to the series. */
  readonly label: string
}

/** A position on the axis, or a part of a whole. */
export interface ChartPoint {
  /** The label. It must be unique among the points. */
  readonly label: string
  /** Values by series ID. Whole numbers may be minor units. `null` means no value. */
  readonly values: Readonly<Record<string, number | null>>
  /**
   * Addresses of the rows behind each value, by series ID, or under `total` for a stack's sum. The table links its
   * values there. Default none.
   */
  readonly hrefs?: Readonly<Record<string, string>>
}

/** Props of every chart. */
export interface ChartProps extends ElementProps {
  /** The chart's message, as a sentence ("Spending doubled in March"). */
  title: string
  /** The points in reading order: times from the earliest, parts from the largest. */
  points: readonly ChartPoint[]
  /** What the points are ("Month"). Heads the table's first column. */
  pointsLabel: string
  /** Formats a value in full, for the table and the tooltip. Default: with thousands separators. */
  format?: (value: number) => string
  /** Formats a short value for the axis and labels ("$1.2M"). Default `format`. */
  formatShort?: (value: number) => string
  /** The measured quantity, its unit, and its period. Default none. */
  help?: string
  /** The heading's level. Default `3`. */
  level?: (typeof headingLevels)[number]
  /** Default `medium`. */
  size?: (typeof chartSizes)[number]
  /** Whether the data is loading. The chart reserves its space. Default `false`. */
  isLoading?: boolean
  /** Shown if there are no points. Default a short sentence. */
  empty?: ReactNode
  /** An ErrorState, shown instead of the drawing. */
  error?: ReactNode
}

/** The data of a drawing, the same for every kind of chart. */
export interface PictureProps {
  title: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  format: (value: number) => string
  formatShort: (value: number) => string
}

const plain = new Intl.NumberFormat('en-GB')

export const pictureOf = (chart: ChartProps, series: readonly ChartSeries[]): PictureProps => {
  const { title, points, format = plain.format, formatShort = format } = chart
  return { title, points, series, format, formatShort }
}

export const pointValue = (point: ChartPoint, { id }: ChartSeries): number | null => point.values[id] ?? null

/** The sum of a point's values. */
export const pointTotal = (point: ChartPoint, series: readonly ChartSeries[]): number =>
  series.reduce((sum, one) => sum + (pointValue(point, one) ?? 0), 0)
