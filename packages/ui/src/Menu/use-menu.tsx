import { type ComponentProps, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Adds Tab handling to React Aria's menu. Tab closes the menu and moves on from its trigger; Shift+Tab moves to the
 * trigger.
 */
export const useMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const leave = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    // Until the menu unmounts, nothing outside it can receive focus.
    flushSync(() => setOpen(false))
    trigger.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }, [])
  const render = useCallback((props: ComponentProps<'div'>) => <div {...props} onKeyDownCapture={leave} />, [leave])
  return { state: { isOpen, onOpenChange: setOpen }, trigger, render }
}
