import type { Ref } from 'react'
import { control } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { area } from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps {
  /** The text, when controlled by the caller. */
  value?: string
  /** The first text, when uncontrolled. Default empty. */
  defaultValue?: string
  /** Called with the whole text on every input. */
  onChange?: (value: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** Lines shown before it grows with its text. Default `4`. */
  rows?: number
  /** `off` where the text may not be remembered. */
  autoComplete?: 'off'
  /** In characters. */
  maxLength?: number
  /** Shown and sent, but not changed. Default `false`. */
  isReadOnly?: boolean
  /** The native textarea. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Text of several lines, set in its own direction line by line. Native, like TextField. */
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
