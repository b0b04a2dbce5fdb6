import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { percentsOf } from '../chart/percents.ts'
import { type ChartPoint, type ChartProps, type ChartSeries, pictureOf, pointValue } from '../chart/props.ts'
import { useUiTexts } from '../locales/index.ts'

const Ring = lazy(async () => ({ default: (await import('../chart/picture/ring/DonutPicture.tsx')).DonutPicture }))

export interface DonutChartProps extends ChartProps {
  /** What the parts are measured in; also names the whole in the middle. */
  series: ChartSeries
}

/** Shows up to six parts of a whole; what is smaller belongs into one called Other. For comparing take a BarChart. */
export const DonutChart = ({ series, ...chart }: DonutChartProps) => {
  const t = useUiTexts()
  const drawn = pictureOf(chart, [series])
  const percents = percentsOf(chart.points.map(point => pointValue(point, series) ?? 0))
  const share = { header: t('share'), of: (point: ChartPoint) => `${percents[chart.points.indexOf(point)] ?? 0}%` }
  return (
    <ChartFrame chart={chart} drawn={drawn} extra={share}>
      <Ring {...drawn} />
    </ChartFrame>
  )
}
