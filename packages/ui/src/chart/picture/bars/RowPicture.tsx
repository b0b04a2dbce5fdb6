import { Bar, BarChart, ReferenceLine, XAxis, YAxis } from 'recharts'
import { useUiTexts } from '../../../locales/index.ts'
import { type ChartPoint, type PictureProps, pointValue } from '../../props.ts'
import { hasEnds } from '../labels/EndNames.tsx'
import { fillOf } from '../look.ts'
import { Patterns } from '../Patterns.tsx'
import { PlotFrame } from '../PlotFrame.tsx'
import { base, part } from '../picture.css.ts'
import { Probe } from '../tooltip/Probe.tsx'
import { usePlot } from '../use-plot.ts'
import { RowWords } from './RowWords.tsx'
import { rowBars } from './row-bars.ts'

/** The maximum share of the width for names. Longer names go above their bars. */
const SHARE = 0.36

interface RowPictureProps extends PictureProps {
  isStacked?: boolean
}

/** Horizontal bars with names and numbers, for long names. */
export const RowPicture = ({ isStacked = false, ...drawn }: RowPictureProps) => {
  const { title, points, series, formatShort } = drawn
  const plot = usePlot(drawn)
  const t = useUiTexts()
  const { plotSize, id, isRtl } = plot
  const em = plotSize?.em ?? 0
  const widest = (texts: readonly string[]) => (plotSize ? Math.max(...texts.map(plotSize.measure)) : 0)
  const names = widest(points.map(({ label }) => label))
  const bars = rowBars(drawn, isStacked)
  const figures = widest(points.flatMap(point => bars.map(bar => formatShort(bar.figure(point) ?? 0))))
  const isOver = names > SHARE * (plotSize?.width ?? 0)
  const start = isOver ? 0 : names + em
  const isNamed = bars.length > 1 && hasEnds(series, plotSize)
  const end = figures + em + (isNamed ? widest(series.map(({ label }) => label)) + em : 0)
  const thick = (isOver ? 1.1 : bars.length > 1 ? 1.4 : 1.7) * em
  // Moves all bars down by half a line, to make room for names above them.
  const lift = isOver ? 0.7 * em : 0
  return (
    <PlotFrame drawn={drawn} names={series.length > 1 && !isNamed ? 'fill' : undefined} plot={plot}>
      <BarChart
        accessibilityLayer={false}
        aria-label={t('chart_picture', { title })}
        barGap={2}
        barSize={thick}
        data={points}
        height={plotSize?.height ?? 0}
        layout="vertical"
        margin={{ top: lift, bottom: -lift, left: isRtl ? end : start, right: isRtl ? start : end }}
        role="img"
        stackOffset="sign"
        width={plotSize?.width ?? 0}
      >
        <Patterns count={series.length} id={id} />
        <XAxis domain={[least => Math.min(0, least), most => Math.max(0, most)]} hide reversed={isRtl} type="number" />
        <YAxis dataKey="label" hide type="category" />
        {series.map((one, index) => (
          <Bar
            className={part}
            dataKey={(point: ChartPoint) => pointValue(point, one)}
            fill={fillOf(id, index, series.length)}
            isAnimationActive={false}
            key={one.id}
            name={one.label}
            radius={isStacked ? 0 : [0, 2, 2, 0]}
            {...(isStacked ? { stackId: 'all' } : {})}
          />
        ))}
        {!isOver && <ReferenceLine className={base} x={0} />}
        <RowWords bars={bars} drawn={drawn} isNamed={isNamed} isOver={isOver} plot={plot} thick={thick} />
        <Probe axis="y" drawn={drawn} hasTotal={isStacked} kind="fill" plot={plot} />
      </BarChart>
    </PlotFrame>
  )
}
