import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { use } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { button, sizes, variants } from '../Button/Button.css.ts'
import { useUiTexts } from '../locales/index.ts'
import { presets } from './DateRangePicker.css.ts'
import { rangeOf, rangePresets } from './spans.ts'

/** Spans at one press. */
export const Presets = () => {
  const t = useUiTexts()
  const state = use(DateRangePickerStateContext)
  const now = today(getLocalTimeZone()).toString()
  return (
    <div className={presets}>
      {rangePresets.map(preset => (
        <button
          className={`${button} ${variants.quiet} ${sizes.small}`}
          key={preset}
          onClick={() => {
            const { start, end } = rangeOf(preset, now)
            state?.setValue({ start: parseDate(start), end: parseDate(end) })
            state?.setOpen(false)
          }}
          type="button"
        >
          {t(preset)}
        </button>
      ))}
    </div>
  )
}
