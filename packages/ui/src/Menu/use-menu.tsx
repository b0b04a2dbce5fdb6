import { type ComponentProps, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Opens and closes a menu: in addition to React Aria, Tab closes it and moves on from its button, Shift+Tab moves to
 * the button.
 */
export const useMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const leave = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    // Until it is gone, nothing beside it can take the focus.
    flushSync(() => setOpen(false))
    trigger.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }, [])
  const render = useCallback((props: ComponentProps<'div'>) => <div {...props} onKeyDownCapture={leave} />, [leave])
  return { state: { isOpen, onOpenChange: setOpen }, trigger, render }
}
