import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'

const LifetimeContext = createContext<RefObject<boolean>>({ current: true })

/** Lets late callbacks of a screen, such as form responses, check whether it is still mounted. */
export const ScreenLifetime = ({ children }: { children: ReactNode }) => {
  const isMounted = useRef(true)
  // In a layout effect, so that the flag is false before the next screen paints.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return <LifetimeContext value={isMounted}>{children}</LifetimeContext>
}

/** Returns a function that tells whether the screen is mounted. A row or drawer in it may unmount much earlier. */
export const useIsScreenMounted = (): (() => boolean) => {
  const isMounted = use(LifetimeContext)
  return () => isMounted.current
}
