import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ElementProps {
  children: ReactNode
}

/** Text for screen readers only. Adjacent content conveys the same visually. */
export const VisuallyHidden = ({ children, ...element }: VisuallyHiddenProps) => (
  <span className={hidden} {...element}>
    {children}
  </span>
)
