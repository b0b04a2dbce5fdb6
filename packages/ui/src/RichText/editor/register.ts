import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical'
import { registerPaste } from '../html/paste.ts'
import { $formatState } from './format-state.ts'
import { registerKeys } from './keys.ts'
import { type FormatState, nowhere } from './tools.ts'

export interface EditorOptions {
  readonly html: string
  /** Called on user changes only. */
  readonly onChange: () => void
  readonly onFormat: (format: FormatState) => void
  /** Called by the link shortcut. */
  readonly onLink: () => void
}

/** Tags programmatic updates, which aren't user changes. */
export const LOADED = 'loaded'

/** Registers the editor's features and listeners. Returns the cleanup function. */
export const register = (editor: LexicalEditor, { onChange, onFormat, onLink }: Omit<EditorOptions, 'html'>) => {
  let format = nowhere
  const notify = (change: Partial<FormatState>) => {
    const next = { ...format, ...change }
    if (JSON.stringify(next) === JSON.stringify(format)) return
    format = next
    onFormat(next)
  }
  const can = (change: Partial<FormatState>) => {
    notify(change)
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
      notify(editorState.read($formatState))
      if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has(LOADED)) onChange()
    }),
  )
}
