import { useMemo, useState } from 'react'
import { useRestored } from '../field/use-restored.ts'
import { isDay, readDate, readDay } from './typed/read-date.ts'
import { useBounds } from './use-bounds.ts'
import { useDateValue } from './use-date-value.ts'

/** Props of every single-date field, besides its label. */
export interface DayProps {
  /** The form field name. */
  name?: string
  /** The controlled date as `YYYY-MM-DD`. `null` means none. */
  value?: string | null
  /** The initial date, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with a complete date as `YYYY-MM-DD`, or `null` while it's empty or incomplete. */
  onChange?: (value: string | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** The browser's autofill hint, such as `bday`. Default none. */
  autoComplete?: string
  /** The first day that can be chosen, as `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, as `YYYY-MM-DD`. */
  max?: string
}

/** A single-date field's state, and its reactions to typing, blurring, and pasting. */
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
  // A paste creates a new object, so that React Aria replaces a partial date even with the previous value.
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
