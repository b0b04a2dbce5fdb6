import { sizes } from './QrCode.css.ts'
import { squaresOf } from './qr-squares.ts'

interface QrCodeProps {
  /** The encoded text. */
  children: string
  /** Text alternative. The encoded text is also on the page. */
  label: string
  /** `large` to scan from a distance, `small` for print. Default `medium`. */
  size?: keyof typeof sizes
}

/** A QR code as one SVG path, sharp at any size. */
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
