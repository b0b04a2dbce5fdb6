import { usePlotArea, useYAxisScale } from 'recharts'
import type { ChartSeries } from '../../props.ts'
import { leader, loud } from '../picture.css.ts'
import { Sample, type swatchKinds } from '../Swatch.tsx'
import type { Plot } from '../use-plot.ts'
import type { PlotSize } from '../use-plot-size.ts'
import { spreadLabels } from './fit.ts'

/** The space around the sample before a name, in em. */
const SAMPLE = 2.75

/** The width of the series names next to the drawing. */
export const endsOf = (series: readonly ChartSeries[], plotSize: PlotSize | undefined): number =>
  plotSize ? Math.max(...series.map(({ label }) => plotSize.measure(label))) + SAMPLE * plotSize.em : 0

/** Whether names fit next to their series. If not, they go above the drawing. */
export const hasEnds = (series: readonly ChartSeries[], plotSize: PlotSize | undefined): boolean =>
  plotSize !== undefined &&
  series.length > 1 &&
  plotSize.width > 30 * plotSize.em &&
  endsOf(series, plotSize) < plotSize.width * 0.3

interface EndNamesProps {
  plot: Plot
  series: readonly ChartSeries[]
  /** The value next to which each name belongs. */
  positions: readonly (number | null)[]
  kind: (typeof swatchKinds)[number]
}

/** Series names at the ends of their series. */
export const EndNames = ({ plot: { plotSize, isRtl, id }, series, positions, kind }: EndNamesProps) => {
  const area = usePlotArea()
  const scale = useYAxisScale()
  if (!area || !scale || !plotSize) return null
  const wanted = positions.map(position => scale(position ?? 0) ?? 0)
  const set = spreadLabels(wanted, plotSize.em * 1.4, area.y, area.y + area.height)
  const side = isRtl ? -1 : 1
  const x = isRtl ? area.x : area.x + area.width
  return series.map((one, index) => {
    const [at, want] = [set[index] ?? 0, wanted[index] ?? 0]
    return (
      <g key={one.id} transform={`translate(${x} ${at})`}>
        {kind === 'fill' ? (
          <g transform={`translate(${side * plotSize.em} 0)`}>
            <Sample count={series.length} id={id} index={index} kind={kind} />
          </g>
        ) : (
          // Leads a displaced name back to the end of its line.
          <path
            className={leader}
            d={`M${-side * plotSize.em * 0.4} ${want - at}L${side * plotSize.em * 0.5} 0h${side * plotSize.em * 0.3}`}
          />
        )}
        <text
          className={loud}
          textAnchor={isRtl ? 'end' : 'start'}
          x={side * plotSize.em * (kind === 'fill' ? 2 : 1.1)}
        >
          {one.label}
        </text>
      </g>
    )
  })
}
