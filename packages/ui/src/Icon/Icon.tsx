import type { ElementProps } from '../element/index.ts'
import { Glyph, type iconSizes } from './Glyph.tsx'
import * as paths from './paths.ts'

/** The icons there are, by the name of their meaning. */
export type IconName = keyof typeof paths

/** Those that point along the text and turn round in right-to-left. */
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
  /** Which one. */
  name: IconName
  /** Default `medium`. */
  size?: (typeof iconSizes)[number]
}

/** An icon next to words; it is never read out, so the element that contains it has a name of its own. */
export const Icon = ({ name, size = 'medium', ...element }: IconProps) => (
  <Glyph {...element} path={paths[name]} size={size} mirrors={mirroredIcons.includes(name)} />
)

/** All names, for galleries and tests. */
export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths)
