import { control } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { useField } from '../field/use-field.ts'
import type { SelectProps } from './props.ts'

/** A read-only choice, rendered as an input. A button that opens nothing would tell screen readers nothing. */
export const ShownChoice = (props: SelectProps) => {
  const { options, name, value, defaultValue, placeholder = '', isDisabled } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const now = value === undefined ? defaultValue : value
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <input
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={control}
        dir="auto"
        disabled={isDisabled}
        id={id}
        placeholder={placeholder || ' '}
        readOnly
        value={options.find(option => option.value === now)?.label ?? ''}
      />
      {name && <input disabled={isDisabled} name={name} type="hidden" value={now ?? ''} />}
    </FieldFrame>
  )
}
