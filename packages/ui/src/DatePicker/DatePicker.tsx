import { Button } from 'react-aria-components/Button'
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { box } from '../calendar/calendar.css.ts'
import { Month } from '../calendar/Month.tsx'
import { ignore, Segments } from '../calendar/typed/Segments.tsx'
import { useAria } from '../calendar/use-aria.ts'
import { type DayProps, useDay } from '../calendar/use-day.ts'
import { AriaField } from '../field/AriaField.tsx'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { calendar } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { plain } from '../theme/plain.css.ts'
import { floating } from '../theme/shared/popover.css.ts'

export interface DatePickerProps extends FieldProps, ReadOnlyProps, DayProps {}

/** A date, typed, pasted, or picked from a calendar. Displays DD-MMM-YYYY in every language. */
export const DatePicker = (props: DatePickerProps) => {
  const { name, isDisabled, isReadOnly } = props
  const own = useDay(props)
  const { problem, aria } = useAria(props, own)
  return (
    <AriaDatePicker {...aria} autoComplete={props.autoComplete}>
      <AriaField {...props} problem={problem}>
        <Group className={box} data-readonly={isReadOnly || undefined}>
          <Segments onLeave={own.leave} onPaste={isReadOnly ? ignore : own.paste} />
          {!isReadOnly && (
            <Button className={`${iconButton} ${sizes.small}`}>
              <Glyph path={calendar} />
            </Button>
          )}
        </Group>
      </AriaField>
      {name && <input disabled={isDisabled} name={name} type="hidden" value={own.committed ?? ''} />}
      <Popover className={floating} offset={4}>
        <Dialog className={plain}>
          <Month />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
