import type { RefObject } from 'react'
import { formatted } from './formatted.css.ts'
import type { RichTextProps } from './props.ts'
import { text } from './RichText.css.ts'

interface EditorBoxProps extends Pick<RichTextProps, 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  /** From useField. */
  id: string
  /** The names and notes of the text, in whichever box it is. */
  shared: Readonly<Record<string, unknown>>
  /** Whether the editor is there. */
  isReady: boolean
  /** What becomes the editor. */
  box: RefObject<HTMLDivElement | null>
}

// No native box takes formatted text, so this one says what it is.
const nature = { role: 'textbox', 'aria-multiline': true, suppressContentEditableWarning: true } as const

/** The element that the editor writes in, once it is there. */
export const EditorBox = ({ id, shared, isReady, isDisabled, isReadOnly, isRequired, box }: EditorBoxProps) => (
  <div
    {...shared}
    {...nature}
    {...{ 'aria-labelledby': `${id}-label`, 'aria-required': isRequired, 'aria-readonly': isReadOnly }}
    aria-disabled={isDisabled}
    className={`${text} ${formatted}`}
    data-portal-inside=""
    contentEditable={isReady && !isDisabled && !isReadOnly}
    hidden={!isReady}
    id={isReady ? id : undefined}
    ref={box}
    tabIndex={isReadOnly ? 0 : undefined}
  />
)
