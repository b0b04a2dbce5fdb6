import type { PointerEvent } from 'react'
import { DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import type { PictureProps } from '../../props.ts'
import { TOOLTIP } from '../layers.ts'
import { cursor, hairline } from '../picture.css.ts'
import type { swatchKinds } from '../Swatch.tsx'
import type { Plot } from '../use-plot.ts'
import { TooltipPosition } from './TooltipPosition.tsx'

interface ProbeProps {
  drawn: PictureProps
  plot: Plot
  /** The axis that the points lie along. */
  axis: 'x' | 'y'
  kind: (typeof swatchKinds)[number]
  hasTotal?: boolean
}

/** Finds the point nearest to the pointer, marks it, and shows its tooltip. */
export const Probe = ({ drawn, plot, axis, kind, hasTotal }: ProbeProps) => {
  const { explore, plotSize } = plot
  const area = usePlotArea()
  const x = useXAxisScale()
  const y = useYAxisScale()
  const scale = axis === 'x' ? x : y
  if (!area || !scale || !plotSize) return null
  const { points } = drawn
  const positions = points.map(({ label }) => scale(label, { position: 'middle' }) ?? 0)
  const find = ({ currentTarget, clientX, clientY }: PointerEvent<SVGRectElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const share = axis === 'x' ? (clientX - box.x) / box.width : (clientY - box.y) / box.height
    const at = share * (axis === 'x' ? plotSize.width : plotSize.height)
    const far = positions.map(position => Math.abs(position - at))
    explore.show(far.indexOf(Math.min(...far)))
  }
  const { at } = explore
  const position = at === null ? undefined : positions[at]
  const band = (axis === 'x' ? area.width : area.height) / points.length
  const across = { x: area.x, width: area.width, y: area.y, height: area.height }
  const mark =
    axis === 'x' ? { x: (position ?? 0) - band / 2, width: band } : { y: (position ?? 0) - band / 2, height: band }
  return (
    <>
      {position !== undefined && (
        <ZIndexLayer zIndex={DefaultZIndexes.cursorRectangle}>
          {kind === 'fill' ? (
            <rect className={cursor} rx={4} {...across} {...mark} />
          ) : (
            <path className={hairline} d={`M${position} ${area.y}v${area.height}`} />
          )}
        </ZIndexLayer>
      )}
      <ZIndexLayer zIndex={TOOLTIP}>
        <rect
          fill="none"
          height={plotSize.height}
          onPointerDown={find}
          onPointerMove={find}
          pointerEvents="all"
          width={plotSize.width}
        />
        {position !== undefined && at !== null && (
          <TooltipPosition
            at={at}
            drawn={drawn}
            hasTotal={hasTotal}
            kind={kind}
            plot={plot}
            reach={axis === 'y' ? 0 : kind === 'fill' ? band / 2 : plotSize.em / 2}
            x={axis === 'x' ? position : area.x + area.width / 2}
            y={axis === 'x' ? area.y : position + band / 2}
          />
        )}
      </ZIndexLayer>
    </>
  )
}
