import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** After how long a resting pointer gets its hint, and how long it may stray (milliseconds). */
const DELAY = 500
const GRACE = 150

/** When a hint shows: at once for the keyboard, after a rest for the mouse, never for touch; Escape removes it. */
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
    // Also where the focus is elsewhere, and before a dialog around it takes the key.
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
