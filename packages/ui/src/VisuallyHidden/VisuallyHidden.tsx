import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ElementProps {
  children: ReactNode
}

/** Words for screen readers; what is next to them shows the same meaning. */
export const VisuallyHidden = ({ children, ...element }: VisuallyHiddenProps) => (
  <span className={hidden} {...element}>
    {children}
  </span>
)
