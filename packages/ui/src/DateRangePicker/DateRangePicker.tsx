import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateRangePicker as AriaDateRangePicker, Group } from 'react-aria-components/DateRangePicker'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { box } from '../calendar/calendar.css.ts'
import { RangeMonth } from '../calendar/Month.tsx'
import { Segments } from '../calendar/Segments.tsx'
import { readDay } from '../calendar/use-day.ts'
import { AriaField } from '../field/AriaField.tsx'
import { control } from '../field/control.css.ts'
import { field } from '../field/field.css.ts'
import { useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { calendar } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { floating } from '../theme/popover.css.ts'
import { dash, ends, sheet, wide } from './DateRangePicker.css.ts'
import { Presets } from './Presets.tsx'
import type { DateRangePickerProps } from './props.ts'
import type { DateRange } from './spans.ts'

/** A span of days, both ends included: typed, taken from a calendar, or one of the usual spans. */
export const DateRangePicker = (props: DateRangePickerProps) => {
  const { value, defaultValue = null, onChange, min, max, startName, endName } = props
  const [own, setOwn] = useState<DateRange | null>(defaultValue)
  const now = value === undefined ? own : value
  const { problem } = useField({ ...props, ...(startName && { name: startName }) })
  const { ref, tellForm } = useTellForm()
  const [start, end] = [readDay(now?.start), readDay(now?.end)]
  return (
    <AriaDateRangePicker
      className={field}
      data-field={startName}
      endName={endName}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(problem)}
      isRequired={props.isRequired}
      maxValue={readDay(max)}
      minValue={readDay(min)}
      onChange={next => {
        const told = next && { start: next.start.toString(), end: next.end.toString() }
        setOwn(told)
        onChange?.(told)
        tellForm()
      }}
      ref={ref}
      shouldForceLeadingZeros
      startName={startName}
      validationBehavior="aria"
      value={start && end ? { start, end } : null}
    >
      <AriaField {...props} problem={problem}>
        <Group className={`${control} ${box}`}>
          <div className={ends}>
            <Segments slot="start" />
            <span aria-hidden="true" className={dash}>
              –
            </span>
            <Segments slot="end" />
          </div>
          <Button className={`${iconButton} ${sizes.small}`}>
            <Glyph path={calendar} />
          </Button>
        </Group>
      </AriaField>
      <Popover className={`${floating} ${wide}`} offset={4}>
        <Dialog className={sheet}>
          <Presets />
          <RangeMonth />
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  )
}
