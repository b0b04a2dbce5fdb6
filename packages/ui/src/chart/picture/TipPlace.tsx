import type { PictureProps } from '../props.ts'
import type { swatchKinds } from './Swatch.tsx'
import { Tip } from './Tip.tsx'
import { tip, tipPlace } from './tip.css.ts'
import type { Plot } from './use-plot.ts'

interface TipPlaceProps {
  drawn: PictureProps
  plot: Plot
  at: number
  kind: (typeof swatchKinds)[number]
  hasTotal?: boolean | undefined
  /** How far what is told about reaches to each side of its middle. Default 0. */
  reach?: number
  x: number
  y: number
}

/** Beside a place in the picture, on the side where there is more room. */
export const TipPlace = ({ plot: { room, id, isRtl }, x, y, reach = 0, ...told }: TipPlaceProps) => {
  if (!room) return null
  const isAfter = x <= room.width / 2
  const away = reach + room.em / 2
  const width = Math.max(1, (isAfter ? room.width - x : x) - away)
  return (
    <foreignObject height={1} overflow="visible" pointerEvents="none" width={width} x={isAfter ? x + away : 0} y={y}>
      <div className={tipPlace} data-side={isAfter ? 'after' : 'before'}>
        <div className={tip} dir={isRtl ? 'rtl' : 'ltr'}>
          <Tip {...told} id={id} />
        </div>
      </div>
    </foreignObject>
  )
}
