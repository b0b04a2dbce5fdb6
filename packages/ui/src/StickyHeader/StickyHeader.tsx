import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { sticky } from './StickyHeader.css.ts'
import { useScrolled } from './use-scrolled.ts'

export interface StickyHeaderProps extends ElementProps {
  children: ReactNode
}

/** Sticks to the top. After 100 px of scrolling, `data-scrolled` sets it off from the content below. */
export const StickyHeader = ({ children, ...element }: StickyHeaderProps) => (
  <header className={sticky} data-scrolled={useScrolled() ? '' : undefined} {...element}>
    {children}
  </header>
)
