import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { type ChartPoint, type ChartProps, type ChartSeries, pictureOf, pointValue } from '../chart/props.ts'
import { useUiTexts } from '../locales/index.ts'
import { percentsOf } from '../number/percent.ts'

const Ring = lazy(async () => ({ default: (await import('../chart/picture/ring/DonutPicture.tsx')).DonutPicture }))

export interface DonutChartProps extends ChartProps {
  /** The unit of the parts. It also labels the total in the middle. */
  series: ChartSeries
}

/** Up to six parts of a whole; group smaller parts as "Other". Use BarChart for comparisons. */
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
