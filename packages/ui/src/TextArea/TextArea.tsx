import type { Ref } from 'react'
import { control } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { area } from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps {
  /** The controlled text. */
  value?: string
  /** The initial text, when uncontrolled. Default empty. */
  defaultValue?: string
  /** Called with the whole text on every input. */
  onChange?: (value: string) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** The minimum number of visible lines; the field grows with its text. Default `4`. */
  rows?: number
  /** `off` prevents browsers from remembering the text. */
  autoComplete?: 'off'
  /** The maximum number of characters. */
  maxLength?: number
  /** Shown and submitted, but not editable. Default `false`. */
  isReadOnly?: boolean
  /** The native textarea element. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Multiline text. Each line detects its own direction. Renders a native textarea. */
export const TextArea = (props: TextAreaProps) => {
  const { name, value, defaultValue, onChange, onBlur, rows = 4, autoComplete, maxLength, isReadOnly, ref } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const restored = useRestored(name, String, onChange)
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <textarea
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        autoComplete={autoComplete}
        className={`${control} ${area}`}
        defaultValue={value === undefined ? (restored ?? defaultValue) : undefined}
        dir="auto"
        placeholder=" "
        disabled={props.isDisabled}
        id={id}
        maxLength={maxLength}
        name={name}
        onBlur={onBlur}
        onChange={onChange && (event => onChange(event.target.value))}
        readOnly={isReadOnly}
        ref={ref}
        required={props.isRequired}
        rows={rows}
        value={value}
      />
    </FieldFrame>
  )
}
