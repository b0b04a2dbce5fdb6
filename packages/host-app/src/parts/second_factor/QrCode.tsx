import { encode } from 'uqr'
import { sizes } from './QrCode.css.ts'

interface QrCodeProps {
  /** What it says. */
  children: string
  /** What it is, for those who listen; the same in text stands beside it. */
  label: string
  /** `large` where it is scanned across a room. Default `medium`. */
  size?: keyof typeof sizes
}

/** A QR code as one drawing, sharp at any size. */
export const QrCode = ({ children, label, size = 'medium' }: QrCodeProps) => {
  const { data, size: squaresAcross } = encode(children, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      aria-label={label}
      className={sizes[size]}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${squaresAcross} ${squaresAcross}`}
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
