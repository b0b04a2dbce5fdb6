import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { frame } from './__Name__.css.ts'

export interface __Name__Props extends ElementProps {
  /** Its content. */
  children: ReactNode
}

/** Contains its children; says here when to take it, and what to take instead where it does not fit. */
export const __Name__ = ({ children, ...element }: __Name__Props) => (
  <div className={frame} {...element}>
    {children}
  </div>
)
