import type { ElementProps } from '../element/index.ts'
import { glyph, mirrored, sizes } from './Icon.css.ts'

/** 16, 20, or 32 px at the default text size. */
export const iconSizes = ['small', 'medium', 'large'] as const

interface GlyphProps extends ElementProps {
  /** A path from paths.ts. */
  path: string
  /** Default `medium`. */
  size?: (typeof iconSizes)[number] | undefined
  /** Whether to mirror the icon in right-to-left layouts. Default `false`. */
  mirrors?: boolean | undefined
}

/** Draws one path without importing the others, for components that must stay small. */
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
