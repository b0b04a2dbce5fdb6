import type { ReactNode } from 'react'
import { elementProps } from '../element/index.ts'
import { box, control, endPadding, end as endStyle } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { useField } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import type { TextFieldProps } from './props.ts'

/** A single-line field with a slot at its end. PasswordField and SearchField build on it. */
export const TextFieldWithEnd = ({ end, ...props }: TextFieldProps & { end?: ReactNode }) => {
  const { name, value, defaultValue, onChange, onBlur, type = 'text', autoComplete, inputMode, maxLength } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const restored = useRestored(name, String, onChange)
  const direction = props.direction ?? (type === 'text' ? 'auto' : 'ltr')
  const input = (
    <input
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus}
      className={end ? `${control} ${endPadding}` : control}
      defaultValue={value === undefined ? (restored ?? defaultValue) : undefined}
      dir={direction}
      disabled={props.isDisabled}
      id={id}
      inputMode={inputMode}
      maxLength={maxLength}
      name={name}
      onBlur={onBlur}
      onChange={onChange && (event => onChange(event.target.value))}
      placeholder=" "
      readOnly={props.isReadOnly}
      ref={props.ref}
      required={props.isRequired}
      type={type}
      value={value}
    />
  )
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      {end ? (
        <div className={box} dir={direction === 'auto' ? undefined : direction}>
          {input}
          <span className={endStyle}>{end}</span>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

/** A line of text. Renders a native input, so it works before hydration and without JavaScript. */
export const TextField = (props: TextFieldProps) => <TextFieldWithEnd {...props} {...elementProps(props)} />
