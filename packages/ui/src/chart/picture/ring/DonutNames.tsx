import { spreadLabels } from '../labels/fit.ts'
import { donutKey, keyItem, keyWords, leader, loud, quiet } from '../picture.css.ts'
import { Swatch } from '../Swatch.tsx'
import type { PlotSize } from '../use-plot-size.ts'
import type { Segment } from './donut.ts'
import { AWAY, type Ring } from './ring.ts'

interface DonutNamesProps {
  parts: readonly Segment[]
  ring: Ring
  plotSize: PlotSize | undefined
}

/** Each part's name and share beside the ring, joined by a line. */
export const DonutNames = ({ parts, ring, plotSize }: DonutNamesProps) => {
  if (!plotSize) return null
  const { x, y, outer, em } = ring
  const shown = parts.filter(({ figure }) => figure > 0)
  return [1, -1].flatMap(side => {
    const own = shown.filter(part => (part.x >= 0 ? 1 : -1) === side)
    const wanted = own.map(part => y + part.y * (outer + em))
    const set = spreadLabels(wanted, em * 2.9, em * 1.4, plotSize.height - em * 1.4)
    return own.map((part, index) => {
      const at = set[index] ?? 0
      const end = x + side * (outer + AWAY * em)
      const on = (radius: number) => `${x + part.x * radius} ${y + part.y * radius}`
      const from = `M${on(outer + 2)}L${on(outer + em * 0.35)}`
      return (
        <g key={part.label} textAnchor={side > 0 ? 'start' : 'end'}>
          <path className={leader} d={`${from}L${end - side * em * 0.7} ${at}H${end - side * em * 0.3}`} />
          <text className={loud} x={end} y={at - em * 0.65}>
            {part.label}
          </text>
          <text className={quiet} x={end} y={at + em * 0.65}>
            {part.words}
          </text>
        </g>
      )
    })
  })
}

/** A list of the same data, for when there is no room around the ring. */
export const DonutLegend = ({ parts, id }: { parts: readonly Segment[]; id: string }) => (
  <div aria-hidden="true" className={donutKey}>
    {parts.map((part, index) => (
      <div className={keyItem} key={part.label}>
        <Swatch count={parts.length} id={id} index={index} kind="fill" />
        <span className={keyWords}>{part.label}</span>
        <bdi>{part.words}</bdi>
      </div>
    ))}
  </div>
)
