import type { ElementProps } from '../element/index.ts'
import { glyph, mirrored, sizes } from './Icon.css.ts'

/** How large an icon is drawn: 16, 20 or 32 px at the usual text size. */
export const iconSizes = ['small', 'medium', 'large'] as const

interface GlyphProps extends ElementProps {
  /** The drawing, from paths.ts. */
  path: string
  /** Default `medium`. */
  size?: (typeof iconSizes)[number] | undefined
  /** Turned round in right-to-left. Default `false`. */
  mirrors?: boolean | undefined
}

/** Draws one path and brings no other; for components that must stay small. */
export const Glyph = ({ path, size = 'medium', mirrors = false, ...element }: GlyphProps) => (
  <svg
    aria-hidden="true"
    className={`${glyph} ${sizes[size]}${mirrors ? ` ${mirrored}` : ''}`}
    viewBox="0 0 20 20"
    {...element}
  >
    <path d={path} />
  </svg>
)
