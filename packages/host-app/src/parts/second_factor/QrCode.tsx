import { encode } from 'uqr'
import { picture } from './QrCode.css.ts'

interface QrCodeProps {
  /** What it says. */
  children: string
  /** What it is, for those who listen; the same in text stands beside it. */
  label: string
}

/** A QR code as one drawing, sharp at any size. */
export const QrCode = ({ children, label }: QrCodeProps) => {
  const { data, size } = encode(children, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg aria-label={label} className={picture} role="img" shapeRendering="crispEdges" viewBox={`0 0 ${size} ${size}`}>
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
