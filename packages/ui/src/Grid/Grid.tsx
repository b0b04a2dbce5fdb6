import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { columns as columnStyles, grid } from './Grid.css.ts'

/** Columns on a wide screen. `aside` adds a narrow column at the content's end. */
export const gridColumns = ['one', 'two', 'three', 'four', 'aside'] as const

export interface GridProps extends ElementProps {
  children: ReactNode
  /** The columns on a wide screen. Phones always show one. Default `two`. */
  columns?: (typeof gridColumns)[number]
  /** Default `medium` (16 px). */
  gap?: Gap
}

/** Lays out its children in even columns, and in one column on phones. */
export const Grid = ({ children, columns = 'two', gap = 'medium', ...element }: GridProps) => (
  <div className={`${grid} ${columnStyles[columns]} ${gaps[gap]}`} {...element}>
    {children}
  </div>
)
