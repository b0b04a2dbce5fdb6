import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ElementProps {
  children: ReactNode
}

/** Words for those who listen; the eye has the same meaning from what stands beside them. */
export const VisuallyHidden = ({ children, ...element }: VisuallyHiddenProps) => (
  <span className={hidden} {...element}>
    {children}
  </span>
)
