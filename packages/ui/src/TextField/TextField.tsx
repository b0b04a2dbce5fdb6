import type { ReactNode, Ref } from 'react'
import { box, control, end as endStyle, roomAtEnd } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

/** What kind of text it is; phones choose their keyboard by it. */
export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password'] as const

export interface TextFieldProps extends FieldProps {
  /** The text, when the caller keeps it. */
  value?: string
  /** The first text, when the field keeps it. Default empty. */
  defaultValue?: string
  /** Called with the whole text on every input. */
  onChange?: (value: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** Default `text`. Emails, phone numbers and addresses are always set from left to right. */
  type?: (typeof textFieldTypes)[number]
  /** What browsers and password managers may fill in. */
  autoComplete?: string
  /** The keyboard for figures on phones. */
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** The direction of what is typed. Default `auto`, `ltr` for email, tel, url and password. */
  direction?: 'auto' | 'ltr' | 'rtl'
  /** In characters. */
  maxLength?: number
  /** Shown and sent, but not changed. Default `false`. */
  isReadOnly?: boolean
  /** Focused when it appears; only for the first field of a dialog or of a page that is one form. */
  autoFocus?: boolean
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

/** A field of one line with a slot at its end; PasswordField and SearchField are made of it. */
export const TextFieldWithEnd = ({ end, ...props }: TextFieldProps & { end?: ReactNode }) => {
  const { name, value, defaultValue, onChange, onBlur, type = 'text', autoComplete, inputMode, maxLength } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const direction = props.direction ?? (type === 'text' ? 'auto' : 'ltr')
  const input = (
    <input
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus}
      className={end ? `${control} ${roomAtEnd}` : control}
      defaultValue={defaultValue}
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
