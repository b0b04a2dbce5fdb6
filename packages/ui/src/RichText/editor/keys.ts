import {
  COMMAND_PRIORITY_HIGH,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical'
import { run } from './commands.ts'
import type { Tool } from './tools.ts'

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform)

/** By their place on the keyboard, as Shift changes what they write. */
const withShift: Readonly<Record<string, Tool>> = {
  KeyX: 'strike',
  Digit7: 'numbers',
  Digit8: 'bullets',
  Digit9: 'quote',
}

/** The shortcuts that the editor does not have on its own. */
export const registerKeys = (editor: LexicalEditor, onLink: () => void) =>
  mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      event => {
        const mask = { ctrlKey: !isMac(), metaKey: isMac() }
        const tool =
          event.shiftKey && !event.altKey && (isMac() ? event.metaKey : event.ctrlKey) && withShift[event.code]
        const isLink = isExactShortcutMatch(event, 'k', mask)
        if (!tool && !isLink) return false
        event.preventDefault()
        // The portal has a shortcut of its own on the same keys.
        event.stopPropagation()
        if (tool) run(editor, tool)
        else onLink()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    // Escape belongs to the dialog around the field; the editor would only drop the focus.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
  )
