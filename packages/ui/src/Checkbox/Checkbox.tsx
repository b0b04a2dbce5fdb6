import type { ReactNode } from 'react'
import { dataProps } from '../element/index.ts'
import { FieldNotes } from '../field/FieldFrame.tsx'
import { field } from '../field/field.css.ts'
import { refuseClicks } from '../field/refuse-clicks.ts'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { mark, notes, row } from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isOptional'>, ReadOnlyProps {
  /** The label next to the box. It may contain a Link. */
  children: ReactNode
  /** The controlled state. */
  isChecked?: boolean
  /** The initial state, when uncontrolled. Default `false`. */
  defaultChecked?: boolean
  /** Shows the indeterminate state: some items of a list are checked. Default `false`. */
  isMixed?: boolean
  /** Called with the new state. */
  onChange?: (isChecked: boolean) => void
  /** The value submitted when the box is checked. Default `on`. */
  value?: string
}

/** A yes-or-no choice submitted with a form. Use Switch for settings that apply at once. */
export const Checkbox = (props: CheckboxProps) => {
  const { children, isChecked, defaultChecked, isMixed = false, onChange, name, value } = props
  const { isDisabled, isReadOnly, isRequired } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const restored = useRestored(name, sent => sent !== '', onChange)
  return (
    <div
      {...dataProps(props)}
      className={field}
      data-field={name}
      data-invalid={isInvalid ? '' : undefined}
      data-readonly={isReadOnly || undefined}
    >
      <label className={row}>
        <input
          aria-describedby={describedBy}
          // Always set. Without it, Chromium reports a required box as invalid until it's checked.
          aria-invalid={isInvalid ?? false}
          aria-readonly={isReadOnly}
          checked={isChecked}
          className={mark}
          defaultChecked={isChecked === undefined ? (restored ?? defaultChecked) : undefined}
          disabled={isDisabled}
          id={id}
          name={name}
          onChange={onChange && (event => onChange(event.target.checked))}
          ref={input => {
            if (!input) return undefined
            input.indeterminate = isMixed
            return isReadOnly ? refuseClicks(input) : undefined
          }}
          required={isRequired}
          type="checkbox"
          value={value}
        />
        <span data-label>{children}</span>
      </label>
      {describedBy && (
        <div className={notes}>
          <FieldNotes help={props.help} id={id} problem={problem} />
        </div>
      )}
    </div>
  )
}
