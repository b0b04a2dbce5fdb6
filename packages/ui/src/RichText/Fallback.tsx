import type { RefObject } from 'react'
import type { RichTextProps } from './props.ts'
import { text } from './RichText.css.ts'

interface FallbackProps extends Pick<RichTextProps, 'name' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  /** The plain words. */
  words: string
  /** The names and notes of the text, in whichever box it is. */
  shared: Readonly<Record<string, unknown>>
  /** From useField. */
  id: string
  /** Called on every input. */
  onInput: () => void
  /** Whether a word is just being put together. */
  isComposing: RefObject<boolean>
  /** The native textarea. */
  area: RefObject<HTMLTextAreaElement | null>
}

/** The textarea that can be written in while the editor is on its way, or where it never comes. */
export const Fallback = ({
  words,
  shared,
  id,
  name,
  isDisabled,
  isReadOnly,
  isRequired,
  onInput,
  isComposing,
  area,
}: FallbackProps) => (
  <textarea
    {...shared}
    className={text}
    defaultValue={words}
    dir="auto"
    disabled={isDisabled}
    id={id}
    name={name}
    onCompositionEnd={() => {
      isComposing.current = false
    }}
    onCompositionStart={() => {
      isComposing.current = true
    }}
    onInput={onInput}
    placeholder=" "
    readOnly={isReadOnly}
    ref={area}
    required={isRequired}
  />
)
