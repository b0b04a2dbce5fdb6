import { Button } from 'react-aria-components/Button'
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { box } from '../calendar/calendar.css.ts'
import { Month } from '../calendar/Month.tsx'
import { Segments } from '../calendar/Segments.tsx'
import { type DayProps, useDay } from '../calendar/use-day.ts'
import { AriaField } from '../field/AriaField.tsx'
import { control } from '../field/control.css.ts'
import { field } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { calendar } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { floating } from '../theme/popover.css.ts'

export interface DatePickerProps extends FieldProps, DayProps {}

/** A day, typed figure by figure, pasted, or taken from a calendar; reads DD-MMM-YYYY in every language. */
export const DatePicker = (props: DatePickerProps) => {
  const { onBlur, name } = props
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  const { bounds, value, onChange, onPaste } = useDay(props, tellForm)
  return (
    <AriaDatePicker
      {...bounds}
      className={field}
      data-field={name}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(problem)}
      isRequired={props.isRequired}
      name={name}
      onBlur={onBlur}
      onChange={onChange}
      ref={ref}
      shouldForceLeadingZeros
      validationBehavior="aria"
      value={value}
    >
      <AriaField {...props} problem={problem}>
        <Group className={`${control} ${box}`} onPaste={onPaste}>
          <Segments />
          <Button className={`${iconButton} ${sizes.small}`}>
            <Glyph path={calendar} />
          </Button>
        </Group>
      </AriaField>
      <Popover className={floating} offset={4}>
        <Dialog>
          <Month />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
