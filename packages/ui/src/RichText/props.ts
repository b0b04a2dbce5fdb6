import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

/** Words that buttons write at the caret, such as names of values. */
interface Inserts {
  /** What they are. */
  readonly label: string
  readonly choices: readonly { readonly text: string; readonly label: string }[]
}

/** What a RichText takes. */
export interface RichTextProps extends FieldProps, ReadOnlyProps {
  /** The text as HTML, when controlled by the caller. */
  value?: string
  /** The first text as HTML, when uncontrolled. Default empty. */
  defaultValue?: string
  /** Words that buttons under the text write at the caret. Default none. */
  inserts?: Inserts
  /** Called with the whole text as HTML, 300 ms after the last input and when focus leaves; empty without words. */
  onChange?: (html: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
}
