import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { box } from '../calendar/calendar.css.ts'
import { ignore, Segments } from '../calendar/typed/Segments.tsx'
import { useAria } from '../calendar/use-aria.ts'
import { type DayProps, useDay } from '../calendar/use-day.ts'
import { AriaField } from '../field/AriaField.tsx'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

export interface DateFieldProps extends FieldProps, ReadOnlyProps, DayProps {}

/** A date that people know by heart, such as a birth date. Users type or paste it; there is no calendar. */
export const DateField = (props: DateFieldProps) => {
  const { name, isDisabled, isReadOnly } = props
  const own = useDay(props)
  const { problem, aria } = useAria(props, own)
  return (
    <AriaDateField {...aria} autoComplete={props.autoComplete}>
      <AriaField {...props} problem={problem}>
        <div className={box} data-disabled={isDisabled || undefined} data-readonly={isReadOnly || undefined}>
          <Segments onLeave={own.leave} onPaste={isReadOnly ? ignore : own.paste} />
        </div>
      </AriaField>
      {name && <input disabled={isDisabled} name={name} type="hidden" value={own.committed ?? ''} />}
    </AriaDateField>
  )
}
