import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

/** Words that buttons write where the caret stands, such as names of values. */
interface Inserts {
  /** What they are. */
  readonly label: string
  readonly choices: readonly { readonly text: string; readonly label: string }[]
}

/** What a RichText takes. */
export interface RichTextProps extends FieldProps, ReadOnlyProps {
  /** The text as HTML, when the caller keeps it. */
  value?: string
  /** The first text as HTML, when the field keeps it. Default empty. */
  defaultValue?: string
  /** Words that buttons under the text write where the caret stands. Default none. */
  inserts?: Inserts
  /** Called with the whole text as HTML, 300 ms after the last input and when focus leaves; empty without words. */
  onChange?: (html: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
}
