import { type CalendarDate, parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { DatePicker, Group } from 'react-aria-components/DatePicker'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { AriaField } from '../field/AriaField.tsx'
import { control, field } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { calendar } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { floating } from '../theme/popover.css.ts'
import { box } from './DateField.css.ts'
import { Month } from './Month.tsx'
import { Segments } from './Segments.tsx'

interface DateFieldProps extends FieldProps {
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

const read = (value: string | null | undefined): CalendarDate | null => (value ? parseDate(value) : null)

/** A day, typed figure by figure or taken from a calendar; reads DD-MMM-YYYY in every language. */
export const DateField = (props: DateFieldProps) => {
  const { value, defaultValue, onChange, onBlur, min, max, name } = props
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  return (
    <DatePicker
      {...(value === undefined ? {} : { value: read(value) })}
      className={field}
      data-field={name}
      defaultValue={read(defaultValue)}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(problem)}
      isRequired={props.isRequired}
      maxValue={read(max)}
      minValue={read(min)}
      name={name}
      onBlur={onBlur}
      onChange={date => {
        onChange?.(date?.toString() ?? null)
        tellForm()
      }}
      ref={ref}
      shouldForceLeadingZeros
      validationBehavior="aria"
    >
      <AriaField {...props} problem={problem}>
        <Group className={`${control} ${box}`}>
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
    </DatePicker>
  )
}
