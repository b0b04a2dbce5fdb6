import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical'
import { registerKeys } from './keys.ts'
import { registerPaste } from './paste.ts'
import { $standing } from './standing.ts'
import { nowhere, type Standing } from './tools.ts'

/** What an editor begins with and whom it tells. */
export interface Given {
  readonly html: string
  /** Something was changed by the person. */
  readonly onChange: () => void
  readonly onStanding: (standing: Standing) => void
  /** The keys for a link were pressed. */
  readonly onLink: () => void
}

/** Marks what was put in from outside, which is no change by the person. */
export const LOADED = 'loaded'

/** Gives the editor what it can do; gives the function that takes it away. */
export const register = (editor: LexicalEditor, { onChange, onStanding, onLink }: Omit<Given, 'html'>) => {
  let standing = nowhere
  const tell = (change: Partial<Standing>) => {
    const next = { ...standing, ...change }
    if (JSON.stringify(next) === JSON.stringify(standing)) return
    standing = next
    onStanding(next)
  }
  const can = (change: Partial<Standing>) => {
    tell(change)
    return false
  }
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), 300),
    registerPaste(editor),
    registerKeys(editor, onLink),
    editor.registerCommand(CAN_UNDO_COMMAND, canUndo => can({ canUndo }), COMMAND_PRIORITY_LOW),
    editor.registerCommand(CAN_REDO_COMMAND, canRedo => can({ canRedo }), COMMAND_PRIORITY_LOW),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, tags }) => {
      tell(editorState.read($standing))
      if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has(LOADED)) onChange()
    }),
  )
}
