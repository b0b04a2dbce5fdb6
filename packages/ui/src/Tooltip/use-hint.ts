import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** After how long a resting pointer gets its hint, and how long it may stray (milliseconds). */
const DELAY = 500
const GRACE = 150

/** When a hint shows: at once for the keyboard, after a rest for the mouse, never for touch; Escape takes it away. */
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
  return {
    isOpen,
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
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        now(false)
      },
    },
  }
}
