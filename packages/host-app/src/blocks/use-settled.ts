import { useEffect, useEffectEvent, useRef, useState } from 'react'

const SETTLE_MS = 300

/** Text that is told 300 ms after the last input, and follows `value` when that changes by itself (back, a link). */
export const useSettled = (value: string, onSettle: (value: string) => void) => {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const settle = useEffectEvent(onSettle)

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (typed === told.current) return
    const timer = setTimeout(() => {
      told.current = typed
      settle(typed)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return [typed, setTyped] as const
}
