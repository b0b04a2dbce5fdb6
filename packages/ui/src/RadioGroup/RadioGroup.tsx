import { useId } from 'react'
import { mark, note, row } from '../Checkbox/Checkbox.css.ts'
import { GroupFrame } from '../field/GroupFrame.tsx'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { face, looks, segment, unseen } from './RadioGroup.css.ts'

/** `segmented` for two or three short choices that are all seen at once. */
export const radioGroupLooks = ['list', 'segmented'] as const

export interface RadioOption {
  readonly value: string
  readonly label: string
  /** A sentence under the label, in the list look only. */
  readonly help?: string
}

export interface RadioGroupProps extends FieldProps, ReadOnlyProps {
  /** The choices, in their order. */
  options: readonly RadioOption[]
  /** The choice, when controlled by the caller. */
  value?: string
  /** The first choice, when uncontrolled. */
  defaultValue?: string
  /** Called with the new choice. */
  onChange?: (value: string) => void
  /** Default `list`. */
  look?: (typeof radioGroupLooks)[number]
}

/** One of a few. Native radio buttons, drawn by their own state, so that they work before and without scripts. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { options, value, defaultValue, onChange, look = 'list', isRequired, isReadOnly } = props
  const { isInvalid } = useField(props)
  const own = useId()
  const isList = look === 'list'
  const now = value ?? defaultValue
  return (
    <GroupFrame {...props}>
      <div className={looks[look]} data-readonly={isReadOnly || undefined}>
        {options.map(option => (
          <label className={isList ? row : segment} key={option.value}>
            <input
              // Said always: Chromium calls a required one invalid as long as none was chosen.
              aria-invalid={isInvalid ?? false}
              checked={value === undefined ? undefined : value === option.value}
              className={isList ? mark : unseen}
              // Radio buttons know no read-only: what cannot be taken instead leaves nothing to change.
              disabled={isReadOnly && now !== option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              name={props.name ?? own}
              onChange={() => onChange?.(option.value)}
              required={isRequired}
              type="radio"
              value={option.value}
            />
            <span className={isList ? undefined : face}>
              {option.label}
              {isList && option.help && <span className={note}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
