import type { RefObject } from 'react'
import { formatted } from './formatted.css.ts'
import type { RichTextProps } from './props.ts'
import { text } from './RichText.css.ts'

interface EditorBoxProps extends Pick<RichTextProps, 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  /** From useField. */
  id: string
  /** Shared ARIA attributes of the editor and the fallback. */
  shared: Readonly<Record<string, unknown>>
  /** Whether the editor is mounted. */
  isReady: boolean
  box: RefObject<HTMLDivElement | null>
}

// HTML has no native control for formatted text, so ARIA describes this one.
const nature = { role: 'textbox', 'aria-multiline': true, suppressContentEditableWarning: true } as const

/** The editor's element, shown once the editor is mounted. */
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
