import { useMemo, useState } from 'react'
import { useRestored } from '../field/use-restored.ts'
import { isDay, readDate, readDay } from './typed/read-date.ts'
import { useBounds } from './use-bounds.ts'
import { useDateValue } from './use-date-value.ts'

/** What every field of one day takes beside its label. */
export interface DayProps {
  /** Sent under this name. */
  name?: string
  /** `YYYY-MM-DD`, when controlled by the caller; `null` is none. */
  value?: string | null
  /** The first date, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with a whole date as `YYYY-MM-DD`, or `null`, also while half of it is there. */
  onChange?: (value: string | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** What browsers may fill in, such as `bday`. Default nothing. */
  autoComplete?: string
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** The day of a field, and what typing, leaving and pasting make of it. */
export const useDay = ({ name, value, defaultValue, onChange, min, max }: DayProps) => {
  const restored = useRestored(name, sent => sent || null, onChange)
  const { bounds, rule } = useBounds(min, max)
  const { current, change, fail, ...rest } = useDateValue({
    value,
    defaultValue: restored === undefined ? defaultValue || null : restored,
    onChange,
    isComplete: isDay,
    rule: day => rule(day, day),
  })
  const [pastes, setPastes] = useState(0)
  // Created again by a paste, so that half a date gives way to a whole one even where that is the one from before.
  const parsed = useMemo(() => ({ day: readDay(current), pastes }), [current, pastes])
  return {
    ...rest,
    bounds,
    value: parsed.day,
    change: (date: { toString: () => string } | null) => change(date?.toString() ?? null, true),
    paste: (text: string) => {
      const pasted = readDate(text)
      if (pasted) {
        setPastes(pastes + 1)
        change(pasted, false)
      } else if (text) fail({ key: 'date_unread', text: text.slice(0, 24) })
    },
  }
}
