import { Bar, BarChart } from 'recharts'
import { useUiTexts } from '../../../locales/index.ts'
import { type ChartPoint, type PictureProps, pointValue } from '../../props.ts'
import { Axes } from '../labels/Axes.tsx'
import { EndNames } from '../labels/EndNames.tsx'
import { fillOf } from '../look.ts'
import { Patterns } from '../Patterns.tsx'
import { PlotFrame } from '../PlotFrame.tsx'
import { part } from '../picture.css.ts'
import { Probe } from '../tooltip/Probe.tsx'
import { usePlot } from '../use-plot.ts'
import { ColumnWords } from './ColumnWords.tsx'
import { BAR_GAP, planColumns } from './columns.ts'
import { stackEnds } from './stack-ends.ts'

interface ColumnPictureProps extends PictureProps {
  isStacked?: boolean
}

/** Vertical bars, grouped or stacked. */
export const ColumnPicture = ({ isStacked = false, ...drawn }: ColumnPictureProps) => {
  const { title, points, series } = drawn
  const plot = usePlot(drawn)
  const t = useUiTexts()
  const { plotSize, id, isRtl } = plot
  const { size, ticks, side, end, isWorded } = planColumns(drawn, plotSize, isStacked)
  const em = plotSize?.em ?? 0
  // Recharts mirrors the axis, but not the bars within a group.
  const order = [...series.entries()]
  if (isRtl && !isStacked) order.reverse()
  const isKeyed = series.length > 1 && end === 0 && !isWorded
  return (
    <PlotFrame drawn={drawn} names={isKeyed ? 'fill' : undefined} plot={plot}>
      <BarChart
        accessibilityLayer={false}
        aria-label={t('chart_picture', { title })}
        barGap={BAR_GAP}
        barSize={size}
        data={points}
        height={plotSize?.height ?? 0}
        margin={{ top: (isWorded ? 1.75 : 0.5) * em, bottom: 0, left: isRtl ? end : 0, right: isRtl ? 0 : end }}
        role="img"
        stackOffset="sign"
        width={plotSize?.width ?? 0}
      >
        <Patterns count={series.length} id={id} />
        <Axes drawn={drawn} end={end} plot={plot} side={side} ticks={ticks} />
        {order.map(([index, one]) => (
          <Bar
            className={part}
            dataKey={(point: ChartPoint) => pointValue(point, one)}
            fill={fillOf(id, index, series.length)}
            isAnimationActive={false}
            key={one.id}
            name={one.label}
            radius={isStacked ? 0 : [2, 2, 0, 0]}
            {...(isStacked ? { stackId: 'all' } : {})}
          />
        ))}
        {isWorded && <ColumnWords drawn={drawn} em={em} step={(size + BAR_GAP) * (isRtl ? -1 : 1)} />}
        {end > 0 && <EndNames kind="fill" positions={stackEnds(points.at(-1), series)} plot={plot} series={series} />}
        <Probe axis="x" drawn={drawn} hasTotal={isStacked} kind="fill" plot={plot} />
      </BarChart>
    </PlotFrame>
  )
}
