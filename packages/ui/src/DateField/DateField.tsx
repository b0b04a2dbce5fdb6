import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { box } from '../calendar/calendar.css.ts'
import { Segments } from '../calendar/Segments.tsx'
import { type DayProps, useDay } from '../calendar/use-day.ts'
import { AriaField } from '../field/AriaField.tsx'
import { control } from '../field/control.css.ts'
import { field } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'

export interface DateFieldProps extends FieldProps, DayProps {}

/** A day that people know by heart, such as a birth date: typed figure by figure, without a calendar. */
export const DateField = (props: DateFieldProps) => {
  const { onBlur, name } = props
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  const { bounds, value, onChange, onPaste } = useDay(props, tellForm)
  return (
    <AriaDateField
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
        <div className={`${control} ${box}`} data-disabled={props.isDisabled || undefined} onPaste={onPaste}>
          <Segments />
        </div>
      </AriaField>
    </AriaDateField>
  )
}
