import { Pie, PieChart, type PieSectorShapeProps, Sector, ZIndexLayer } from 'recharts'
import { useUiTexts } from '../../../locales/index.ts'
import type { PictureProps } from '../../props.ts'
import { TOOLTIP } from '../layers.ts'
import { fillOf } from '../look.ts'
import { Patterns } from '../Patterns.tsx'
import { PlotFrame } from '../PlotFrame.tsx'
import { part } from '../picture.css.ts'
import { TooltipPosition } from '../tooltip/TooltipPosition.tsx'
import { usePlot } from '../use-plot.ts'
import { DonutLegend, DonutNames } from './DonutNames.tsx'
import { DonutSum } from './DonutSum.tsx'
import { partsOf, turnOf } from './donut.ts'
import { ringOf } from './ring.ts'

/** Parts of a whole, with the total in the middle and names around the ring. */
export const DonutPicture = (drawn: PictureProps) => {
  const { title, points } = drawn
  const plot = usePlot(drawn)
  const t = useUiTexts()
  const { plotSize, id, isRtl, explore } = plot
  const parts = partsOf(drawn, isRtl)
  const ring = ringOf(parts, plotSize)
  const shownPart = explore.at === null ? undefined : parts[explore.at]
  const shape = ({ index, outerRadius, ...sector }: PieSectorShapeProps) => (
    <Sector {...sector} className={part} outerRadius={index === explore.at ? ring.outer + ring.em / 4 : outerRadius} />
  )
  return (
    <PlotFrame drawn={drawn} foot={plotSize && !ring.isNamed && <DonutLegend id={id} parts={parts} />} plot={plot}>
      <PieChart
        accessibilityLayer={false}
        aria-label={t('chart_picture', { title })}
        height={plotSize?.height ?? 0}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        role="img"
        width={plotSize?.width ?? 0}
      >
        <Patterns count={points.length} id={id} />
        <Pie
          {...turnOf(isRtl)}
          cx={ring.x}
          cy={ring.y}
          data={parts.map(({ figure, label }, index) => ({ label, figure, fill: fillOf(id, index, points.length) }))}
          dataKey="figure"
          innerRadius={ring.inner}
          isAnimationActive={false}
          nameKey="label"
          onMouseEnter={(_, index) => explore.show(index)}
          onMouseLeave={explore.hide}
          outerRadius={ring.outer}
          rootTabIndex={-1}
          shape={shape}
        />
        <DonutSum drawn={drawn} parts={parts} ring={ring} plotSize={plotSize} />
        {ring.isNamed && <DonutNames parts={parts} ring={ring} plotSize={plotSize} />}
        {shownPart && explore.at !== null && (
          <ZIndexLayer zIndex={TOOLTIP}>
            <TooltipPosition
              at={explore.at}
              drawn={drawn}
              kind="fill"
              plot={plot}
              x={ring.x + shownPart.x * ring.inner}
              y={ring.y + shownPart.y * ring.inner}
            />
          </ZIndexLayer>
        )}
      </PieChart>
    </PlotFrame>
  )
}
