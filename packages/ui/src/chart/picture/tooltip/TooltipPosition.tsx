import type { PictureProps } from '../../props.ts'
import type { swatchKinds } from '../Swatch.tsx'
import type { Plot } from '../use-plot.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { tooltip, tooltipPosition } from './tooltip.css.ts'

interface TooltipPositionProps {
  drawn: PictureProps
  plot: Plot
  at: number
  kind: (typeof swatchKinds)[number]
  hasTotal?: boolean | undefined
  /** How far the tooltip's anchor extends to each side of its centre. Default 0. */
  reach?: number
  x: number
  y: number
}

/** Places the tooltip next to a point, on the side with more room. */
export const TooltipPosition = ({
  plot: { plotSize, id, isRtl },
  x,
  y,
  reach = 0,
  ...content
}: TooltipPositionProps) => {
  if (!plotSize) return null
  const isAfter = x <= plotSize.width / 2
  const away = reach + plotSize.em / 2
  const width = Math.max(1, (isAfter ? plotSize.width - x : x) - away)
  return (
    <foreignObject height={1} overflow="visible" pointerEvents="none" width={width} x={isAfter ? x + away : 0} y={y}>
      <div className={tooltipPosition} data-side={isAfter ? 'after' : 'before'}>
        <div className={tooltip} dir={isRtl ? 'rtl' : 'ltr'}>
          <ChartTooltip {...content} id={id} />
        </div>
      </div>
    </foreignObject>
  )
}
