import { useId } from 'react'
import { mark, note, row } from '../Checkbox/Checkbox.css.ts'
import { GroupFrame } from '../field/GroupFrame.tsx'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { face, looks, segment, unseen } from './RadioGroup.css.ts'

/** `segmented` is for two or three short options, shown side by side. */
export const radioGroupLooks = ['list', 'segmented'] as const

export interface RadioOption {
  readonly value: string
  readonly label: string
  /** A sentence under the label. Only the `list` look shows it. */
  readonly help?: string
}

export interface RadioGroupProps extends FieldProps, ReadOnlyProps {
  /** The options, in display order. */
  options: readonly RadioOption[]
  /** The controlled choice. */
  value?: string
  /** The initial choice, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the new choice. */
  onChange?: (value: string) => void
  /** Default `list`. */
  look?: (typeof radioGroupLooks)[number]
}

/** One choice from a short list. Native radio buttons, styled by their own state, work without JavaScript. */
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
              // Always set. Without it, Chromium reports required radio buttons as invalid until one is chosen.
              aria-invalid={isInvalid ?? false}
              checked={value === undefined ? undefined : value === option.value}
              className={isList ? mark : unseen}
              // Radio buttons have no read-only state. Disabling the other options prevents changes.
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
