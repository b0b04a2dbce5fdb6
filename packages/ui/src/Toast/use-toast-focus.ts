import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * F6 moves focus to the toasts, even from a modal. F6 or Escape moves it back. When the focused toast disappears, the
 * next one takes focus; after the last, focus returns. Rerender it with every change of the toasts.
 */
export const useToastFocus = (region: RefObject<HTMLElement | null>) => {
  const from = useRef<EventTarget>(null)
  const isInside = useRef(false)
  const has = (target: EventTarget | null) => target instanceof Node && region.current?.contains(target)
  const enter = () => {
    const first = region.current?.querySelector('button')
    first?.focus()
    return first !== undefined && first !== null
  }
  const goBack = () => {
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
  }
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const isHere = has(document.activeElement)
    if (event.key !== 'F6' && !(event.key === 'Escape' && isHere)) return
    if (isHere) goBack()
    else if (!enter()) return
    event.preventDefault()
    // A modal would also close on this Escape.
    event.stopPropagation()
  })
  useEffect(() => {
    document.addEventListener('keydown', turn, true)
    return () => document.removeEventListener('keydown', turn, true)
  }, [])
  const follow = useEffectEvent(() => {
    if (!isInside.current || has(document.activeElement)) return
    isInside.current = enter()
    if (!isInside.current) goBack()
  })
  useLayoutEffect(() => follow())
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !has(relatedTarget)) from.current = relatedTarget
      isInside.current = true
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // A removed toast loses focus without passing it on.
      if (target.isConnected && !has(relatedTarget)) isInside.current = false
    },
  }
}
