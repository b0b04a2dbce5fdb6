import type { Ref } from 'react'
import type { FieldProps } from '../field/use-field.ts'

/** The input type. It determines the on-screen keyboard. */
export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password'] as const

export interface TextFieldProps extends FieldProps {
  /** The controlled text. */
  value?: string
  /** The initial text, when uncontrolled. Default empty. */
  defaultValue?: string
  /** Called with the whole text on every input. */
  onChange?: (value: string) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** The input type. Emails, phone numbers, and URLs always run from left to right. Default `text`. */
  type?: (typeof textFieldTypes)[number]
  /** The autofill hint for browsers and password managers. */
  autoComplete?: string
  /** The on-screen keyboard. */
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** The text direction. Default `auto`, but `ltr` for email, tel, url, and password. */
  direction?: 'auto' | 'ltr' | 'rtl'
  /** The maximum number of characters. */
  maxLength?: number
  /** Shown and submitted, but not editable. Default `false`. */
  isReadOnly?: boolean
  /** Focuses the field on mount. Only for the first field of a dialog or form page. Default `false`. */
  autoFocus?: boolean
  /** The native input element. */
  ref?: Ref<HTMLInputElement>
}
