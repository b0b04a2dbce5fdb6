import { Line, LineChart } from 'recharts'
import { useUiTexts } from '../../locales/index.ts'
import { type ChartPoint, figureOf, type PictureProps } from '../props.ts'
import { Axes } from './Axes.tsx'
import { EndNames, endsOf, hasEnds } from './EndNames.tsx'
import { dotsOf } from './line-dots.tsx'
import { lookOf } from './look.ts'
import { planNames } from './names.ts'
import { PlotFrame } from './PlotFrame.tsx'
import { Probe } from './Probe.tsx'
import { lastFigures } from './stack-ends.ts'
import { sideOf } from './ticks.ts'
import { usePlot } from './use-plot.ts'

/** Lines over time, each with its own break and mark. */
export const LinePicture = (drawn: PictureProps) => {
  const { title, points, series, formatShort } = drawn
  const plot = usePlot(drawn)
  const t = useUiTexts()
  const { room, isRtl } = plot
  const isNamed = hasEnds(series, room)
  const em = room?.em ?? 0
  const ticks = room ? sideOf(drawn, room.whole / em, false) : []
  const side = room ? Math.max(...ticks.map(one => room.measure(formatShort(one)))) + em : 0
  // The name of the last point stands half outside.
  const half = room ? planNames(points, room, room.width - side).most / 2 : 0
  const end = isNamed ? endsOf(series, room) : Math.max(0, half - em)
  return (
    <PlotFrame drawn={drawn} names={series.length > 1 && !isNamed ? 'line' : undefined} plot={plot}>
      <LineChart
        accessibilityLayer={false}
        aria-label={t('chart_picture', { title })}
        data={points}
        height={room?.height ?? 0}
        margin={{ top: em / 2, bottom: 0, left: isRtl ? end : 0, right: isRtl ? 0 : end }}
        role="img"
        width={room?.width ?? 0}
      >
        <Axes drawn={drawn} end={end} inset={em} plot={plot} side={side} ticks={ticks} />
        {series.map((one, index) => (
          <Line
            activeDot={false}
            dataKey={(point: ChartPoint) => figureOf(point, one)}
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
        {isNamed && <EndNames kind="line" places={lastFigures(points, series)} plot={plot} series={series} />}
        <Probe axis="x" drawn={drawn} kind="line" plot={plot} />
      </LineChart>
    </PlotFrame>
  )
}
