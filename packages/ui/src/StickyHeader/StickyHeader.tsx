import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { sticky } from './StickyHeader.css.ts'
import { useScrolled } from './use-scrolled.ts'

export interface StickyHeaderProps extends ElementProps {
  children: ReactNode
}

/** Stays at the top; after 100 px it parts itself from what runs under it (`data-scrolled`). */
export const StickyHeader = ({ children, ...element }: StickyHeaderProps) => (
  <header className={sticky} data-scrolled={useScrolled() ? '' : undefined} {...element}>
    {children}
  </header>
)
