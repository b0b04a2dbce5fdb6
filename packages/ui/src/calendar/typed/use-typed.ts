import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Fault, faultOf } from './fault.ts'
import { readTyping } from './typing.ts'

/** What date segments report. */
export interface TypedProps {
  /** Called when focus leaves the segments, with the fault of their value. */
  onLeave: (fault: Fault | undefined) => void
  /** Called with the pasted text. */
  onPaste: (text: string) => void
}

/** Listens for typing, pasting, and blurring in date segments. */
export const useTyped = ({ onLeave, onPaste }: TypedProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<{ first: Fault | undefined }>()
  const leave = useEffectEvent(onLeave)
  const paste = useEffectEvent(onPaste)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const ends = new AbortController()
    const { signal } = ends
    const goOut = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Node && box.contains(next))) setLeft({ first: faultOf(box) })
    }
    const take = (event: ClipboardEvent) => {
      event.preventDefault()
      paste(event.clipboardData?.getData('text').trim() ?? '')
    }
    readTyping(box, signal)
    box.addEventListener('focusout', goOut, { signal })
    box.addEventListener('paste', take, { signal })
    return () => ends.abort()
  }, [])
  // Waits for the render, because the last digit moves focus first. An impossible date is gone by then, so `first`
  // keeps it.
  useEffect(() => {
    if (left && ref.current) leave(left.first?.key === 'date_impossible' ? left.first : faultOf(ref.current))
  }, [left])
  return ref
}
