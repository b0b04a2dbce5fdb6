import type { Ref } from 'react'
import type { FieldProps } from '../field/use-field.ts'

/** What kind of text it is; phones choose their keyboard by it. */
export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password'] as const

export interface TextFieldProps extends FieldProps {
  /** The text, when controlled by the caller. */
  value?: string
  /** The first text, when uncontrolled. Default empty. */
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
