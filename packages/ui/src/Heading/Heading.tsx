import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { heading, sizes } from './Heading.css.ts'

/** The level in the page's outline. */
export const headingLevels = [1, 2, 3, 4] as const

/** `display` is 26 px, `title` 20, `large` 17, and `text` 15. */
export const headingSizes = ['display', 'title', 'large', 'text'] as const

export interface HeadingProps extends ElementProps {
  children: ReactNode
  /** The heading level. Don't skip one. Default `2`. */
  level?: (typeof headingLevels)[number]
  /** The visual size. Default: the level's own. */
  size?: (typeof headingSizes)[number]
}

export const Heading = ({ children, level = 2, size, ...element }: HeadingProps) => {
  const As = `h${level}` as const
  return (
    <As className={`${heading} ${sizes[size ?? headingSizes[level - 1] ?? 'text']}`} {...element}>
      {/* Isolates a title in the other script, so that its full stop and brackets stay on its side. */}
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </As>
  )
}
