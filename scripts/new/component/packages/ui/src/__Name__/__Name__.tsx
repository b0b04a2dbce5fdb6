import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { frame } from './__Name__.css.ts'

export interface __Name__Props extends ElementProps {
  /** Its content. */
  children: ReactNode
}

/** Contains its children. Write here when to use it, and what to use instead. */
export const __Name__ = ({ children, ...element }: __Name__Props) => (
  <div className={frame} {...element}>
    {children}
  </div>
)
