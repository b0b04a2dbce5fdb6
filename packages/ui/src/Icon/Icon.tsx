import type { ElementProps } from '../element/index.ts'
import { Glyph, type iconSizes } from './Glyph.tsx'
import * as paths from './paths.ts'

export type IconName = keyof typeof paths

/** Directional icons, mirrored in right-to-left layouts. */
export const mirroredIcons: readonly IconName[] = [
  'chevron',
  'arrow',
  'logout',
  'external',
  'cart',
  'message',
  'course',
  'bullets',
  'quote',
  'redo',
  'undo',
]

export interface IconProps extends ElementProps {
  /** The icon's name. */
  name: IconName
  /** Default `medium`. */
  size?: (typeof iconSizes)[number]
}

/** A decorative icon. Screen readers skip it, so its container needs text or an accessible name. */
export const Icon = ({ name, size = 'medium', ...element }: IconProps) => (
  <Glyph {...element} path={paths[name]} size={size} mirrors={mirroredIcons.includes(name)} />
)

/** All icon names, for galleries and tests. */
export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths)
