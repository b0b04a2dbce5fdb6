import type { RefObject } from 'react'
import type { RichTextProps } from './props.ts'
import { text } from './RichText.css.ts'

interface FallbackProps extends Pick<RichTextProps, 'name' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  /** The plain text. */
  words: string
  /** Shared ARIA attributes of the editor and the fallback. */
  shared: Readonly<Record<string, unknown>>
  /** From useField. */
  id: string
  onInput: () => void
  /** Whether an IME composition is active. */
  isComposing: RefObject<boolean>
  area: RefObject<HTMLTextAreaElement | null>
}

/** A textarea to use while the editor loads, or if loading fails. */
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
