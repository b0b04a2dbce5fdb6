import { sizes } from './QrCode.css.ts'
import { squaresOf } from './qr-squares.ts'

interface QrCodeProps {
  /** What it says. */
  children: string
  /** What it is, for screen readers; the same as text is next to it. */
  label: string
  /** `large` where it is scanned from a distance, `small` on paper. Default `medium`. */
  size?: keyof typeof sizes
}

/** A QR code as one drawing, sharp at any size. */
export const QrCode = ({ children, label, size = 'medium' }: QrCodeProps) => {
  const { path, size: squaresAcross } = squaresOf(children)
  return (
    <svg
      aria-label={label}
      className={sizes[size]}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${squaresAcross} ${squaresAcross}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
