import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'

const LifetimeContext = createContext<RefObject<boolean>>({ current: true })

/** Around a screen: what comes of it late, such as the answer to a form, can ask whether it is still there. */
export const ScreenLifetime = ({ children }: { children: ReactNode }) => {
  const isMounted = useRef(true)
  // Before the next screen is painted, so that nothing late comes in between.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return <LifetimeContext value={isMounted}>{children}</LifetimeContext>
}

/** Whether the screen is still there, asked at any later time; a row or a drawer of it may have gone long before. */
export const useIsScreenMounted = (): (() => boolean) => {
  const isMounted = use(LifetimeContext)
  return () => isMounted.current
}
