import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { type barLayouts, type ChartProps, type ChartSeries, pictureOf } from '../chart/props.ts'

const Columns = lazy(async () => ({ default: (await import('../chart/picture/bars/ColumnPicture.tsx')).ColumnPicture }))
const Rows = lazy(async () => ({ default: (await import('../chart/picture/bars/RowPicture.tsx')).RowPicture }))

export interface BarChartProps extends ChartProps {
  /** The series to compare: one, or up to three side by side. */
  series: readonly ChartSeries[]
  /** Default `columns`. */
  layout?: (typeof barLayouts)[number]
}

/** Compares amounts by the length of bars. */
export const BarChart = ({ series, layout = 'columns', ...chart }: BarChartProps) => {
  const drawn = pictureOf(chart, series)
  // One line for each row's name, and one for each of its bars.
  const lines = layout === 'rows' ? chart.points.length * (series.length + 1) : undefined
  return (
    <ChartFrame chart={chart} drawn={drawn} lines={lines}>
      {layout === 'rows' ? <Rows {...drawn} /> : <Columns {...drawn} />}
    </ChartFrame>
  )
}
