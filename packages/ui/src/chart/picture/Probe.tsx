import type { PointerEvent } from 'react'
import { DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import type { PictureProps } from '../props.ts'
import { TIP } from './layers.ts'
import { cursor, hairline } from './picture.css.ts'
import type { swatchKinds } from './Swatch.tsx'
import { TipPlace } from './TipPlace.tsx'
import type { Plot } from './use-plot.ts'

interface ProbeProps {
  drawn: PictureProps
  plot: Plot
  /** The axis along which the points lie. */
  axis: 'x' | 'y'
  kind: (typeof swatchKinds)[number]
  hasTotal?: boolean
}

/** Finds the point next to the pointer, marks it, and tells about it. */
export const Probe = ({ drawn, plot, axis, kind, hasTotal }: ProbeProps) => {
  const { explore, room } = plot
  const area = usePlotArea()
  const x = useXAxisScale()
  const y = useYAxisScale()
  const scale = axis === 'x' ? x : y
  if (!area || !scale || !room) return null
  const { points } = drawn
  const places = points.map(({ label }) => scale(label, { position: 'middle' }) ?? 0)
  const find = ({ currentTarget, clientX, clientY }: PointerEvent<SVGRectElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const share = axis === 'x' ? (clientX - box.x) / box.width : (clientY - box.y) / box.height
    const at = share * (axis === 'x' ? room.width : room.height)
    const far = places.map(place => Math.abs(place - at))
    explore.show(far.indexOf(Math.min(...far)))
  }
  const { at } = explore
  const place = at === null ? undefined : places[at]
  const band = (axis === 'x' ? area.width : area.height) / points.length
  const across = { x: area.x, width: area.width, y: area.y, height: area.height }
  const mark = axis === 'x' ? { x: (place ?? 0) - band / 2, width: band } : { y: (place ?? 0) - band / 2, height: band }
  return (
    <>
      {place !== undefined && (
        <ZIndexLayer zIndex={DefaultZIndexes.cursorRectangle}>
          {kind === 'fill' ? (
            <rect className={cursor} rx={4} {...across} {...mark} />
          ) : (
            <path className={hairline} d={`M${place} ${area.y}v${area.height}`} />
          )}
        </ZIndexLayer>
      )}
      <ZIndexLayer zIndex={TIP}>
        <rect
          fill="none"
          height={room.height}
          onPointerDown={find}
          onPointerMove={find}
          pointerEvents="all"
          width={room.width}
        />
        {place !== undefined && at !== null && (
          <TipPlace
            at={at}
            drawn={drawn}
            hasTotal={hasTotal}
            kind={kind}
            plot={plot}
            reach={axis === 'y' ? 0 : kind === 'fill' ? band / 2 : room.em / 2}
            x={axis === 'x' ? place : area.x + area.width / 2}
            y={axis === 'x' ? area.y : place + band / 2}
          />
        )}
      </ZIndexLayer>
    </>
  )
}
