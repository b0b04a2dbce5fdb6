import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { type Store, useSelected } from '../store/index.ts'
import { sticky } from './StickyHeader.css.ts'

export interface StickyHeaderProps extends ElementProps {
  children: ReactNode
}

const position: Store<number> = {
  initial: 0,
  read: () => scrollY,
  subscribe: listener => {
    addEventListener('scroll', listener, { passive: true })
    return () => removeEventListener('scroll', listener)
  },
}

/** Whether the page is scrolled further than `distance`, in pixels. */
export const useScrolled = (distance = 100): boolean => useSelected(position, scrolled => scrolled > distance)

/** Sticks to the top. After 100 px of scrolling, `data-scrolled` sets it off from the content below. */
export const StickyHeader = ({ children, ...element }: StickyHeaderProps) => (
  <header className={sticky} data-scrolled={useScrolled() ? '' : undefined} {...element}>
    {children}
  </header>
)
