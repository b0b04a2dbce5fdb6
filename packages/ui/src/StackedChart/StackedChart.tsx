import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { type barLayouts, type ChartProps, type ChartSeries, pictureOf, pointTotal } from '../chart/props.ts'
import { useUiTexts } from '../locales/index.ts'

const Columns = lazy(async () => ({ default: (await import('../chart/picture/bars/ColumnPicture.tsx')).ColumnPicture }))
const Rows = lazy(async () => ({ default: (await import('../chart/picture/bars/RowPicture.tsx')).RowPicture }))

export interface StackedChartProps extends ChartProps {
  /** Up to six parts, from the bottom up. */
  series: readonly ChartSeries[]
  /** Default `columns`. */
  layout?: (typeof barLayouts)[number]
}

/** Shows totals and their parts. If only the parts matter, LineChart compares them better. */
export const StackedChart = ({ series, layout = 'columns', ...chart }: StackedChartProps) => {
  const t = useUiTexts()
  const drawn = pictureOf(chart, series)
  const total = {
    header: t('total'),
    of: (point: (typeof chart.points)[number]) => drawn.format(pointTotal(point, series)),
  }
  // One line for each row's name, and one for its bar.
  const lines = layout === 'rows' ? chart.points.length * 2 : undefined
  return (
    <ChartFrame chart={chart} drawn={drawn} extra={total} lines={lines}>
      {layout === 'rows' ? <Rows {...drawn} isStacked /> : <Columns {...drawn} isStacked />}
    </ChartFrame>
  )
}
