import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * F6 goes to the toasts from wherever the focus is, a modal too, and from them back again, as does Escape. When the
 * toast that had the focus goes, the next one gets it; after the last one it goes back. Rendered again with every
 * change of the toasts.
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
    // A modal would take the same Escape as its own.
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
      // A toast that goes takes the focus with it, to nowhere.
      if (target.isConnected && !has(relatedTarget)) isInside.current = false
    },
  }
}
