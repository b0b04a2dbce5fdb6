import { type CalendarDate, parseDate } from '@internationalized/date'
import { type ClipboardEvent, useState } from 'react'
import { readDate } from './read-date.ts'

/** What every field of one day takes beside its label. */
export interface DayProps {
  /** `YYYY-MM-DD`, when the caller keeps it; `null` is none. */
  value?: string | null
  /** The first date, when the field keeps it. Default none. */
  defaultValue?: string
  /** Called with a whole date as `YYYY-MM-DD`, or `null`. */
  onChange?: (value: string | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** A day for React Aria, from `YYYY-MM-DD`. */
export const readDay = (value: string | null | undefined): CalendarDate | null => (value ? parseDate(value) : null)

/** The day of a field, and what a paste makes of it. */
export const useDay = ({ value, defaultValue, onChange, min, max }: DayProps, tellForm: () => void) => {
  const [own, setOwn] = useState(defaultValue ?? null)
  const tell = (next: string | null) => {
    setOwn(next)
    onChange?.(next)
    tellForm()
  }
  return {
    bounds: { minValue: readDay(min), maxValue: readDay(max) },
    value: readDay(value === undefined ? own : value),
    onChange: (date: { toString: () => string } | null) => tell(date?.toString() ?? null),
    onPaste: (event: ClipboardEvent) => {
      const date = readDate(event.clipboardData.getData('text'))
      if (!date) return
      event.preventDefault()
      tell(date)
    },
  }
}
