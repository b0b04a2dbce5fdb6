import type { ReactNode } from 'react'
import { actions } from './imports.css.ts'

/** The buttons under a preview. They are sticky, so long previews don't hide them. */
export const ImportActions = ({ children }: { children: ReactNode }) => (
  <div className={actions} data-keep-clear>
    {children}
  </div>
)
