import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { selectionAlwaysOnDisplay } from '@lexical/utils'
import { $setSelection, CLEAR_HISTORY_COMMAND, createEditor, HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { $fill, $placeCaret, readHtml } from '../html/content.ts'
import { strike, underline, underlineAndStrike } from '../RichText.css.ts'
import { insert, run, setLink } from './commands.ts'
import { type EditorOptions, LOADED, register } from './register.ts'
import type { Tool } from './tools.ts'

const silently = [LOADED, HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG]

/** Mounts an editor on an element. */
export const mount = (root: HTMLElement, given: EditorOptions) => {
  const editor = createEditor({
    namespace: 'portal',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    theme: { text: { underline, strikethrough: strike, underlineStrikethrough: underlineAndStrike } },
    onError: error => {
      throw error
    },
  })
  const close = register(editor, given)
  const load = (next: string) => {
    editor.update(
      () => {
        $fill(editor, next)
        $setSelection(null)
      },
      { tag: silently, discrete: true },
    )
    editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  }
  editor.setRootElement(root)
  load(given.html)
  return {
    load,
    read: () => readHtml(editor),
    /** Moves focus into the text, unless a key pressed the tool. Then focus stays where it was. */
    run: (tool: Tool, isByKey: boolean) => {
      const focused = document.activeElement
      run(editor, tool)
      if (!isByKey) editor.focus()
      else if (focused instanceof HTMLElement) focused.focus()
    },
    setLink: (address: string | null) => setLink(editor, address),
    insert: (words: string) => {
      insert(editor, words)
      root.focus()
    },
    setEditable: (isEditable: boolean) => editor.setEditable(isEditable),
    /** Focuses the last caret position, or an offset in the plain text. */
    focus: (caret?: number) => {
      if (caret === undefined) editor.focus()
      else editor.update(() => void $placeCaret(caret), { discrete: true })
      root.focus()
    },
    /** Highlights the selection while focus is elsewhere. */
    showSelection: () => selectionAlwaysOnDisplay(editor),
    close: () => {
      close()
      editor.setRootElement(null)
    },
  }
}

export type Editor = ReturnType<typeof mount>
