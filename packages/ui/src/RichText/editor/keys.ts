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

/** Uses physical keys, because Shift changes the typed characters. */
const withShift: Readonly<Record<string, Tool>> = {
  KeyX: 'strike',
  Digit7: 'numbers',
  Digit8: 'bullets',
  Digit9: 'quote',
}

/** Adds the shortcuts that Lexical lacks. */
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
        // Keeps the portal's own shortcut on the same keys from firing.
        event.stopPropagation()
        if (tool) run(editor, tool)
        else onLink()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    // Leaves Escape to a surrounding dialog. Lexical would only blur the editor.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
  )
