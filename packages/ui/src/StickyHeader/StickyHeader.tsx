import type { ReactNode } from 'react'
import { sticky } from './StickyHeader.css.ts'
import { useScrolled } from './use-scrolled.ts'

interface StickyHeaderProps {
  children: ReactNode
}

/** Stays at the top; after 100 px it parts itself from what runs under it (`data-scrolled`). */
export const StickyHeader = ({ children }: StickyHeaderProps) => (
  <header className={sticky} data-scrolled={useScrolled() ? '' : undefined}>
    {children}
  </header>
)
