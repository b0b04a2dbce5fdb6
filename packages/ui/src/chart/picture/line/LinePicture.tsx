import { Line, LineChart } from 'recharts'
import { useUiTexts } from '../../../locales/index.ts'
import { type ChartPoint, type PictureProps, pointValue } from '../../props.ts'
import { lastFigures } from '../bars/stack-ends.ts'
import { Axes } from '../labels/Axes.tsx'
import { EndNames, endsOf, hasEnds } from '../labels/EndNames.tsx'
import { planNames } from '../labels/names.ts'
import { sideOf } from '../labels/ticks.ts'
import { lookOf } from '../look.ts'
import { PlotFrame } from '../PlotFrame.tsx'
import { Probe } from '../tooltip/Probe.tsx'
import { usePlot } from '../use-plot.ts'
import { dotsOf } from './line-dots.tsx'

/** Lines over time, each with its own dash pattern and mark. */
export const LinePicture = (drawn: PictureProps) => {
  const { title, points, series, formatShort } = drawn
  const plot = usePlot(drawn)
  const t = useUiTexts()
  const { plotSize, isRtl } = plot
  const isNamed = hasEnds(series, plotSize)
  const em = plotSize?.em ?? 0
  const ticks = plotSize ? sideOf(drawn, plotSize.fullHeight / em, false) : []
  const side = plotSize ? Math.max(...ticks.map(one => plotSize.measure(formatShort(one)))) + em : 0
  // Half of the last point's name extends beyond the axis.
  const half = plotSize ? planNames(points, plotSize, plotSize.width - side).most / 2 : 0
  const end = isNamed ? endsOf(series, plotSize) : Math.max(0, half - em)
  return (
    <PlotFrame drawn={drawn} names={series.length > 1 && !isNamed ? 'line' : undefined} plot={plot}>
      <LineChart
        accessibilityLayer={false}
        aria-label={t('chart_picture', { title })}
        data={points}
        height={plotSize?.height ?? 0}
        margin={{ top: em / 2, bottom: 0, left: isRtl ? end : 0, right: isRtl ? 0 : end }}
        role="img"
        width={plotSize?.width ?? 0}
      >
        <Axes drawn={drawn} end={end} inset={em} plot={plot} side={side} ticks={ticks} />
        {series.map((one, index) => (
          <Line
            activeDot={false}
            dataKey={(point: ChartPoint) => pointValue(point, one)}
            dot={dotsOf({ points, one, index, plot })}
            isAnimationActive={false}
            key={one.id}
            name={one.label}
            stroke={lookOf(index).hue}
            strokeDasharray={lookOf(index).dash}
            strokeWidth={2}
            type="linear"
          />
        ))}
        {isNamed && <EndNames kind="line" positions={lastFigures(points, series)} plot={plot} series={series} />}
        <Probe axis="x" drawn={drawn} kind="line" plot={plot} />
      </LineChart>
    </PlotFrame>
  )
}
