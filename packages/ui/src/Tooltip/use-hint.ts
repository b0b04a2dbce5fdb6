import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long the pointer must rest before a hint shows, and how long it may leave, in milliseconds. */
const DELAY = 500
const GRACE = 150

/** Controls a hint: immediate on keyboard focus, delayed on hover, and never on touch. Escape closes it. */
export const useHint = () => {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (open: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open), wait)
  }
  const now = (open: boolean) => {
    clearTimeout(timer.current)
    setIsOpen(open)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    // Captures on the window, to work wherever focus is, and before a surrounding dialog handles the key.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      clearTimeout(timer.current)
      setIsOpen(false)
    }
    addEventListener('keydown', dismiss, true)
    return () => removeEventListener('keydown', dismiss, true)
  }, [isOpen])
  return {
    isOpen,
    open: () => now(true),
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') later(true, DELAY)
      },
      onPointerLeave: () => later(false, GRACE),
      onPointerDown: () => now(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) now(true)
      },
      onBlur: () => now(false),
    },
  }
}
