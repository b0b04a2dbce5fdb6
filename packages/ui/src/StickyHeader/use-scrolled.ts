import { type Store, useSelected } from '../store/index.ts'

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
