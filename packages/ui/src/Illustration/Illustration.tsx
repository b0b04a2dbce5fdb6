import type { ElementProps } from '../element/index.ts'
import { drawings } from './drawings.ts'
import { layers as looks, mirrored, picture } from './Illustration.css.ts'

/** What there is a picture for: a list before its first row, a search, no connection, a page without right, all done. */
export const illustrationNames = ['nothing_yet', 'nothing_found', 'offline', 'no_access', 'done'] as const

export interface IllustrationProps extends ElementProps {
  /** Which one. */
  name: (typeof illustrationNames)[number]
}

/** A small picture over words that say the same; it is never read out, and takes the colours of theme and partner. */
export const Illustration = ({ name, ...element }: IllustrationProps) => {
  const { layers, ...drawing } = drawings[name]
  const className = 'mirrors' in drawing ? `${picture} ${mirrored}` : picture
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 120 80" {...element}>
      {layers.map(([layer, path]) => (
        <path className={looks[layer]} d={path} key={path} />
      ))}
    </svg>
  )
}
