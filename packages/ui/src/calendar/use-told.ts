import { useState } from 'react'
import { useTellForm } from '../field/use-tell-form.ts'
import { useUiTexts } from '../locales/index.ts'
import type { Fault } from './fault.ts'

interface ToldProps<Value> {
  /** When the caller keeps it. */
  value: Value | null | undefined
  defaultValue: Value | null
  onChange: ((value: Value | null) => void) | undefined
  /** Whether it can be told; else it only stands in the field, and none is told. */
  isWhole: (value: Value) => boolean
  /** What is wrong with what stands in the field, in words. */
  rule: (value: Value) => string | undefined
}

/** What stands in a field of dates, what of it is told and sent, and what is wrong with it once it is left. */
export const useTold = <Value>({ value, defaultValue, onChange, isWhole, rule }: ToldProps<Value>) => {
  const t = useUiTexts()
  const { ref, tellForm } = useTellForm()
  const [held, setHeld] = useState(defaultValue)
  const [isHalf, setHalf] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const shown = value === undefined || (isHalf && value === null) ? held : value
  const told = isHalf ? null : shown
  const hold = (next: Value | null, half: boolean) => {
    setHeld(next)
    setHalf(half)
    if ((half ? null : next) === told) return
    onChange?.(half ? null : next)
    tellForm()
  }
  const own = !isTyping && shown !== null ? rule(shown) : undefined
  return {
    ref,
    shown,
    told,
    problem: fault ? t(fault.key, { text: `\u2068${fault.text}\u2069` }) : own,
    fail: setFault,
    /** Takes what is typed, chosen or pasted; figures still come while it is typed. */
    change: (next: Value | null, typing: boolean) => {
      setTyping(typing)
      setFault(undefined)
      hold(next, next !== null && !isWhole(next))
    },
    leave: (found: Fault | undefined) => {
      setTyping(false)
      if (found || isHalf) setFault(found)
      // A day that does not exist has just made room for one that does.
      if (found?.key !== 'date_impossible') hold(shown, found ? true : shown !== null && !isWhole(shown))
    },
  }
}
