import { use, useRef } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { type Fault, faultOf } from '../calendar/typed/fault.ts'
import { readDate, readDay } from '../calendar/typed/read-date.ts'
import { Segments } from '../calendar/typed/Segments.tsx'
import { dash, ends } from './DateRangePicker.css.ts'

interface EndsProps {
  /** Disables pasting. */
  isReadOnly: boolean | undefined
  /** Called when focus leaves an end, with the fault of either end. */
  onLeave: (fault: Fault | undefined) => void
  /** Called when pasted text isn't a date. */
  onFail: (fault: Fault) => void
}

/** The two ends of a range. Each accepts one pasted date, or two dates for both ends. */
export const Ends = ({ isReadOnly, onLeave, onFail }: EndsProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const state = use(DateRangePickerStateContext)
  const leave = (found: Fault | undefined) => {
    const typed = [...(ref.current?.querySelectorAll('[data-typed]') ?? [])]
    const other = typed.map(faultOf).find(fault => fault !== undefined)
    const isGone = !ref.current?.matches(':focus-within')
    const isOne = Boolean(state?.value.start) !== Boolean(state?.value.end)
    onLeave(found ?? other ?? (isGone && isOne ? { key: 'dates_incomplete' } : undefined))
  }
  const paste = (slot: 'start' | 'end') => (text: string) => {
    if (isReadOnly) return
    const [first, second] = text.split(/\s*[–—]\s*|\s+-\s+/).map(part => readDay(readDate(part)))
    if (first && second) state?.setValue({ start: first, end: second })
    else if (first && second === undefined) state?.setDateTime(slot, first)
    else if (text) onFail({ key: 'date_unread', text: text.slice(0, 32) })
  }
  return (
    <div className={ends} ref={ref}>
      <Segments onLeave={leave} onPaste={paste('start')} slot="start" />
      <span aria-hidden="true" className={dash}>
        –
      </span>
      <Segments onLeave={leave} onPaste={paste('end')} slot="end" />
    </div>
  )
}
