import { $toggleLink } from '@lexical/link'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical'
import { $blocksOf } from './content.ts'
import { paragraphsOf } from './plain.ts'

const insert = (editor: LexicalEditor, data: DataTransfer) => {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return false
  const text = data.getData('text/plain').replace(/\r\n?/g, '\n')
  if (/^https?:\/\/\S+$/i.test(text.trim()) && !selection.isCollapsed()) {
    $toggleLink(text.trim())
    return true
  }
  const blocks = $blocksOf(editor, data.getData('text/html'))
  if (blocks.length > 0) $insertNodes(blocks)
  else if (text.includes('\n')) $insertNodes($blocksOf(editor, paragraphsOf(text)))
  else selection.insertText(text)
  return true
}

/**
 * Sanitises everything inserted from outside. Ignores Lexical's own clipboard format, because it carries the same text
 * unchecked.
 */
export const registerPaste = (editor: LexicalEditor) =>
  mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      event => {
        if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
        event.preventDefault()
        return insert(editor, event.clipboardData)
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      event => typeof event !== 'string' && event.dataTransfer !== null && insert(editor, event.dataTransfer),
      COMMAND_PRIORITY_HIGH,
    ),
  )
