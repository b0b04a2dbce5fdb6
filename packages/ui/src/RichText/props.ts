import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

/** Texts that buttons insert at the caret, such as placeholders. */
interface Inserts {
  /** The accessible name of the group. */
  readonly label: string
  readonly choices: readonly { readonly text: string; readonly label: string }[]
}

export interface RichTextProps extends FieldProps, ReadOnlyProps {
  /** The controlled text, as HTML. */
  value?: string
  /** The initial text as HTML, when uncontrolled. Default empty. */
  defaultValue?: string
  /** Buttons under the text that insert text at the caret. Default none. */
  inserts?: Inserts
  /** Called with the whole text as HTML, 300 ms after the last input and on blur. Empty if there is no text. */
  onChange?: (html: string) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
}
