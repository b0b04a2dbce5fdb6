import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { headingLevels } from '../Heading/index.ts'

/** How high the picture is: 192, 288 or 384 px at the usual text size. */
export const chartSizes = ['small', 'medium', 'large'] as const

/** `columns` are vertical, for times and few short names; `rows` are horizontal, and have space for long names. */
export const barLayouts = ['columns', 'rows'] as const

/** One thing that is measured. */
export interface ChartSeries {
  readonly id: string
  /** A noun or two; shown next to what it names. */
  readonly label: string
}

/** One place on the axis, or one part of a whole. */
export interface ChartPoint {
  /** Its unique key among the points. */
  readonly label: string
  /** Figures by the id of their series; a whole number may be minor units. `null` is none. */
  readonly values: Readonly<Record<string, number | null>>
  /**
   * The address of the rows that sum to a figure, by the id of its series, or `total` for that of a stack: in the table
   * the figure leads there. Default none.
   */
  readonly hrefs?: Readonly<Record<string, string>>
}

/** What every chart takes. */
export interface ChartProps extends ElementProps {
  /** The one message, as a sentence ("Spending doubled in March"). */
  title: string
  /** In the order in which they are read: time from the earliest on, parts from the largest on. */
  points: readonly ChartPoint[]
  /** What the points are ("Month"); heads the first column of the table. */
  pointsLabel: string
  /** A figure in full, for the table and the tip. Default: with marks of thousands. */
  format?: (value: number) => string
  /** A shorter figure for the axis and for labels ("$1.2M"). Default `format`. */
  formatShort?: (value: number) => string
  /** What is measured, in which unit, of what time. Default none. */
  help?: string
  /** The heading's level. Default `3`. */
  level?: (typeof headingLevels)[number]
  /** Default `medium`. */
  size?: (typeof chartSizes)[number]
  /** Nothing is known yet: the space is reserved. Default `false`. */
  isLoading?: boolean
  /** Shown when there are no points. Default a quiet sentence. */
  empty?: ReactNode
  /** Shown instead of the picture: an ErrorState. */
  error?: ReactNode
}

/** What a picture draws: the same for every kind. */
export interface PictureProps {
  title: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  format: (value: number) => string
  formatShort: (value: number) => string
}

const plain = new Intl.NumberFormat('en-GB')

/** A chart's props as its picture takes them. */
export const pictureOf = (chart: ChartProps, series: readonly ChartSeries[]): PictureProps => {
  const { title, points, format = plain.format, formatShort = format } = chart
  return { title, points, series, format, formatShort }
}

/** The figure of a series at a point. */
export const pointValue = (point: ChartPoint, { id }: ChartSeries): number | null => point.values[id] ?? null

/** All figures of a point together. */
export const totalOf = (point: ChartPoint, series: readonly ChartSeries[]): number =>
  series.reduce((sum, one) => sum + (pointValue(point, one) ?? 0), 0)
