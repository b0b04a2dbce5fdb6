import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { type ChartProps, type ChartSeries, pictureOf } from '../chart/props.ts'

const Lines = lazy(async () => ({ default: (await import('../chart/picture/line/LinePicture.tsx')).LinePicture }))

export interface LineChartProps extends ChartProps {
  /** What is followed, up to six; more than four are hard to distinguish. */
  series: readonly ChartSeries[]
}

/** Follows amounts over time, from the side where reading begins. */
export const LineChart = ({ series, ...chart }: LineChartProps) => {
  const drawn = pictureOf(chart, series)
  return (
    <ChartFrame chart={chart} drawn={drawn}>
      <Lines {...drawn} />
    </ChartFrame>
  )
}
