import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { columns as columnStyles, grid } from './Grid.css.ts'

/** How many columns a wide screen shows; `aside` is content with a narrow column at its end. */
export const gridColumns = ['one', 'two', 'three', 'four', 'aside'] as const

export interface GridProps extends ElementProps {
  children: ReactNode
  /** Columns on a wide screen; phones always have one. Default `two`. */
  columns?: (typeof gridColumns)[number]
  /** Default `medium` (16 px). */
  gap?: Gap
}

/** Sets its children in even columns that become one on phones. */
export const Grid = ({ children, columns = 'two', gap = 'medium', ...element }: GridProps) => (
  <div className={`${grid} ${columnStyles[columns]} ${gaps[gap]}`} {...element}>
    {children}
  </div>
)
