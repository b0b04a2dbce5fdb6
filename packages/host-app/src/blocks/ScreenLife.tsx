import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'

const LifeContext = createContext<RefObject<boolean>>({ current: true })

/** Around a screen: what comes of it late, such as the answer to a form, can ask whether it is still there. */
export const ScreenLife = ({ children }: { children: ReactNode }) => {
  const isHere = useRef(true)
  // Before the next screen is painted, so that nothing late comes in between.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return <LifeContext value={isHere}>{children}</LifeContext>
}

/** Whether the screen is still there, asked at any later time; a row or a sheet of it may have gone long before. */
export const useIsScreenHere = (): (() => boolean) => {
  const isHere = use(LifeContext)
  return () => isHere.current
}
