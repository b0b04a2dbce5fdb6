import { type Store, useSelected } from '../store/index.ts'

const position: Store<number> = {
  initial: 0,
  read: () => scrollY,
  subscribe: listener => {
    addEventListener('scroll', listener, { passive: true })
    return () => removeEventListener('scroll', listener)
  },
}

/** True once the page has been scrolled further than this many pixels. */
export const useScrolled = (distance = 100): boolean => useSelected(position, scrolled => scrolled > distance)
