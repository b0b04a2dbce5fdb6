import { lazy } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { type ChartProps, type ChartSeries, pictureOf } from '../chart/props.ts'

const Lines = lazy(async () => ({ default: (await import('../chart/picture/line/LinePicture.tsx')).LinePicture }))

export interface LineChartProps extends ChartProps {
  /** Up to six series. More than four are hard to tell apart. */
  series: readonly ChartSeries[]
}

/** Shows amounts over time, in reading direction. */
export const LineChart = ({ series, ...chart }: LineChartProps) => {
  const drawn = pictureOf(chart, series)
  return (
    <ChartFrame chart={chart} drawn={drawn}>
      <Lines {...drawn} />
    </ChartFrame>
  )
}
