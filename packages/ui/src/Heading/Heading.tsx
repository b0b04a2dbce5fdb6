import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { heading, sizes } from './Heading.css.ts'

/** The place in the page's outline. */
export const headingLevels = [1, 2, 3, 4] as const

/** Display 26, title 20, large 17, text 15 px. */
export const headingSizes = ['display', 'title', 'large', 'text'] as const

export interface HeadingProps extends ElementProps {
  children: ReactNode
  /** Never skips one. Default `2`. */
  level?: (typeof headingLevels)[number]
  /** Default: the level's own. */
  size?: (typeof headingSizes)[number]
}

/** Names a part of the page. */
export const Heading = ({ children, level = 2, size, ...element }: HeadingProps) => {
  const As = `h${level}` as const
  return (
    <As className={`${heading} ${sizes[size ?? headingSizes[level - 1] ?? 'text']}`} {...element}>
      {/* A title of the other script has its full stop and its brackets on their side. */}
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </As>
  )
}
