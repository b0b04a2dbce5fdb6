import { fillOf, lookOf } from './look.ts'
import { swatch } from './picture.css.ts'

/** How to draw a series: as an area or as a line. */
export const swatchKinds = ['fill', 'line'] as const

interface SwatchProps {
  id: string
  index: number
  count: number
  kind: (typeof swatchKinds)[number]
}

/** A series sample, centred on its parent's origin. */
export const Sample = ({ id, index, count, kind }: SwatchProps) => {
  const { hue, dash, mark } = lookOf(index)
  if (kind === 'fill') return <rect fill={fillOf(id, index, count)} height={12} rx={2} width={12} x={-6} y={-6} />
  return (
    <g fill={hue} stroke={hue} strokeWidth={2}>
      <path d="M-10 0H10" strokeDasharray={dash} />
      <path d={mark(3.5)} />
    </g>
  )
}

/** A series sample next to text. */
export const Swatch = (props: SwatchProps) => {
  const half = props.kind === 'fill' ? 7 : 11
  return (
    <svg aria-hidden="true" className={swatch} height={14} viewBox={`${-half} -7 ${2 * half} 14`} width={2 * half}>
      <Sample {...props} />
    </svg>
  )
}
