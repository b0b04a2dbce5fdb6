import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

interface VisuallyHiddenProps {
  children: ReactNode
}

/** Words for those who listen; the eye has the same meaning from what stands beside them. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={hidden}>{children}</span>
