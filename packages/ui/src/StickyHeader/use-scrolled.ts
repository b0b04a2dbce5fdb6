import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** True once the page has been scrolled further than this many pixels. */
export const useScrolled = (distance = 100) =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  )
