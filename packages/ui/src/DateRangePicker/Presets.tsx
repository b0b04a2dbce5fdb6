import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { use } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { plain } from '../theme/plain.css.ts'
import { preset as presetStyle, presets } from './DateRangePicker.css.ts'
import { rangeOf, rangePresets, within } from './spans.ts'

interface PresetsProps {
  min: string | undefined
  max: string | undefined
}

/** Common ranges, cut to the bounds. A preset wholly outside the bounds is disabled. */
export const Presets = ({ min, max }: PresetsProps) => {
  const t = useUiTexts()
  const state = use(DateRangePickerStateContext)
  const { timeZone = getLocalTimeZone() } = useTextSource()
  const now = today(timeZone).toString()
  return (
    <ul aria-label={t('usual_spans')} className={presets}>
      {rangePresets.map(preset => {
        const span = within(rangeOf(preset, now), min, max)
        const { start, end } = state?.value ?? {}
        return (
          <li className={plain} key={preset}>
            <button
              aria-pressed={start?.toString() === span?.start && end?.toString() === span?.end && span !== null}
              className={presetStyle}
              disabled={span === null}
              onClick={() => {
                if (span) state?.setValue({ start: parseDate(span.start), end: parseDate(span.end) })
                state?.setOpen(false)
              }}
              type="button"
            >
              {t(preset)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
