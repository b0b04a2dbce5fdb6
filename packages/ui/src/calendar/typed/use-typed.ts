import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Fault, faultOf } from './fault.ts'
import { readTyping } from './typing.ts'

/** What is reported of a box of segments. */
export interface TypedProps {
  /** Called when focus has left it, with what is wrong with its value. */
  onLeave: (fault: Fault | undefined) => void
  /** Called with what is pasted. */
  onPaste: (text: string) => void
}

/** Listens to a box of segments: to its keys, to what is pasted, and to its being left. */
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
  // The last figure of a year moves on before it is drawn, and a day that does not exist is gone once it is drawn.
  useEffect(() => {
    if (left && ref.current) leave(left.first?.key === 'date_impossible' ? left.first : faultOf(ref.current))
  }, [left])
  return ref
}
