import { useState } from 'react'
import { useNotifyForm } from '../field/use-notify-form.ts'
import { useUiTexts } from '../locales/index.ts'
import type { Fault } from './typed/fault.ts'

interface DateValueProps<Value> {
  /** The value, when controlled by the caller. */
  value: Value | null | undefined
  defaultValue: Value | null
  onChange: ((value: Value | null) => void) | undefined
  /** Whether it can be committed; else it only stays in the field, and the value is none. */
  isComplete: (value: Value) => boolean
  /** What is wrong with the field's value, in words. */
  rule: (value: Value) => string | undefined
}

/** The draft in a field of dates, what of it is committed and sent, and its problem once it is left. */
export const useDateValue = <Value>({ value, defaultValue, onChange, isComplete, rule }: DateValueProps<Value>) => {
  const t = useUiTexts()
  const { ref, notifyForm } = useNotifyForm()
  const [draft, setDraft] = useState(defaultValue)
  const [isPartial, setPartial] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const current = value === undefined || (isPartial && value === null) ? draft : value
  const committed = isPartial ? null : current
  const update = (next: Value | null, partial: boolean) => {
    setDraft(next)
    setPartial(partial)
    if ((partial ? null : next) === committed) return
    onChange?.(partial ? null : next)
    notifyForm()
  }
  const own = !isTyping && current !== null ? rule(current) : undefined
  return {
    ref,
    current,
    committed,
    problem: fault ? t(fault.key, { text: fault.text ?? '' }) : own,
    fail: setFault,
    /** Takes what is typed, chosen or pasted; figures still come while it is typed. */
    change: (next: Value | null, typing: boolean) => {
      setTyping(typing)
      setFault(undefined)
      update(next, next !== null && !isComplete(next))
    },
    leave: (found: Fault | undefined) => {
      setTyping(false)
      if (found || isPartial) setFault(found)
      // A day that does not exist has just been replaced by one that does.
      if (found?.key !== 'date_impossible') update(current, found ? true : current !== null && !isComplete(current))
    },
  }
}
