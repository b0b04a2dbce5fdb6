import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { type ChartProps, type ChartSeries, pictureOf, totalOf } from '../chart/props.ts'
import { useUiTexts } from '../locales/index.ts'

const Columns = lazy(async () => ({ default: (await import('../chart/picture/ColumnPicture.tsx')).ColumnPicture }))

interface StackedChartProps extends ChartProps {
  /** The parts from the ground up, up to six. */
  series: readonly ChartSeries[]
}

/** Shows totals and what they are made of; where the parts alone matter, a LineChart compares them better. */
export const StackedChart = ({ series, ...chart }: StackedChartProps) => {
  const t = useUiTexts()
  const drawn = pictureOf(chart, series)
  const total = {
    header: t('total'),
    of: (point: (typeof chart.points)[number]) => drawn.format(totalOf(point, series)),
  }
  return (
    <ChartFrame chart={chart} drawn={drawn} extra={total}>
      <Columns {...drawn} isStacked />
    </ChartFrame>
  )
}
