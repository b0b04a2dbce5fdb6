import type { ReactNode } from 'react'
import { actions } from './imports.css.ts'

/** The buttons under a preview; they stay in view however many rows it has. */
export const ImportActions = ({ children }: { children: ReactNode }) => (
  <div className={actions} data-keep-clear>
    {children}
  </div>
)
