import type { FieldProps } from '../field/use-field.ts'

/** What a RichText takes. */
export interface RichTextProps extends FieldProps {
  /** The text as HTML, when the caller keeps it. */
  value?: string
  /** The first text as HTML, when the field keeps it. Default empty. */
  defaultValue?: string
  /** Called with the whole text as HTML, 300 ms after the last input and when focus leaves; empty without words. */
  onChange?: (html: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
}
