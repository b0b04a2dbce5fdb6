import { useEffect, useEffectEvent, useRef, useState } from 'react'

const DEBOUNCE_MS = 300

/**
 * Text that is passed on 300 ms after the last input, and follows `value` when that changes on its own (back, a link).
 */
export const useDebounced = (value: string, onChange: (value: string) => void) => {
  const [typed, setTyped] = useState(value)
  const emitted = useRef(value)
  const emit = useEffectEvent(onChange)

  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (typed === emitted.current) return
    const timer = setTimeout(() => {
      emitted.current = typed
      emit(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return [typed, setTyped] as const
}
