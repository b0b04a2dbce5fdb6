import type { ElementProps } from '../element/index.ts'
import { drawings } from './drawings.ts'
import { layers as looks, mirrored, picture } from './Illustration.css.ts'

/** An empty list, an empty search result, a lost connection, a forbidden page, and a finished task. */
export const illustrationNames = ['nothing_yet', 'nothing_found', 'offline', 'no_access', 'done'] as const

export interface IllustrationProps extends ElementProps {
  /** The illustration's name. */
  name: (typeof illustrationNames)[number]
}

/** A decorative picture above text that says the same. Screen readers skip it. Themes set its colours. */
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
