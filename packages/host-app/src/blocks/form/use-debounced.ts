import { useEffect, useEffectEvent, useRef, useState } from 'react'

const DEBOUNCE_MS = 300

/**
 * Passes text on 300 ms after the last input. Follows `value` when it changes externally, such as by the back button.
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
