import { useState } from 'react'
import { useNotifyForm } from '../field/use-notify-form.ts'
import { useUiTexts } from '../locales/index.ts'
import type { Fault } from './typed/fault.ts'

interface DateValueProps<Value> {
  /** The controlled value. */
  value: Value | null | undefined
  defaultValue: Value | null
  onChange: ((value: Value | null) => void) | undefined
  /** Whether the value is complete. An incomplete value stays in the field, and the field reports `null`. */
  isComplete: (value: Value) => boolean
  /** Returns the rule that the value breaks, in words. */
  rule: (value: Value) => string | undefined
}

/** Holds a date field's draft, commits complete values, and reports problems on blur. */
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
    /** Accepts a typed, chosen, or pasted value. `typing` means that more digits may follow. */
    change: (next: Value | null, typing: boolean) => {
      setTyping(typing)
      setFault(undefined)
      update(next, next !== null && !isComplete(next))
    },
    leave: (found: Fault | undefined) => {
      setTyping(false)
      if (found || isPartial) setFault(found)
      // React Aria has already replaced the impossible date with a valid one.
      if (found?.key !== 'date_impossible') update(current, found ? true : current !== null && !isComplete(current))
    },
  }
}
