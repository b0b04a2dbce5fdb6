import type { ReactNode } from 'react'
import { box, control, end as endStyle, roomAtEnd } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { useField } from '../field/use-field.ts'
import { useKept } from '../field/use-kept.ts'
import type { TextFieldProps } from './props.ts'

/** A field of one line with a slot at its end; PasswordField and SearchField are made of it. */
export const TextFieldWithEnd = ({ end, ...props }: TextFieldProps & { end?: ReactNode }) => {
  const { name, value, defaultValue, onChange, onBlur, type = 'text', autoComplete, inputMode, maxLength } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const kept = useKept(name, String, onChange)
  const direction = props.direction ?? (type === 'text' ? 'auto' : 'ltr')
  const input = (
    <input
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus}
      className={end ? `${control} ${roomAtEnd}` : control}
      defaultValue={value === undefined ? (kept ?? defaultValue) : undefined}
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

/** One line of text. A native input, so that it can be filled in before and without scripts. */
export const TextField = (props: TextFieldProps) => <TextFieldWithEnd {...props} />
