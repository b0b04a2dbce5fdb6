import { $createLinkNode, $toggleLink } from '@lexical/link'
import { $insertList, $removeList } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { $blockTool, $linkAround, $selected, formats } from './format-state.ts'
import type { Tool } from './tools.ts'

const blocks: Partial<Record<Tool, () => ElementNode>> = {
  heading: () => $createHeadingNode('h3'),
  subheading: () => $createHeadingNode('h4'),
  quote: () => $createQuoteNode(),
}

const $turnInto = (tool: Tool) => {
  const isOn = $blockTool() === tool
  const create = blocks[tool]
  if (create) $setBlocksType($getSelection(), isOn ? $createParagraphNode : create)
  else if (isOn) $removeList()
  else $insertList(tool === 'numbers' ? 'number' : 'bullet')
}

/** Runs a tool's command on the selection. Without a selection, it acts at the end. */
export const run = (editor: LexicalEditor, tool: Tool) => {
  if (tool === 'undo') return editor.dispatchCommand(UNDO_COMMAND, undefined)
  if (tool === 'redo') return editor.dispatchCommand(REDO_COMMAND, undefined)
  editor.update(
    () => {
      if (!$selected()) $getRoot().selectEnd()
      const format = formats[tool]
      if (format) editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)
      else $turnInto(tool)
    },
    { discrete: true },
  )
}

/**
 * Links the selection, or changes the link at the caret. Without a selection, it inserts the address as text. `null`
 * removes a link and keeps its text.
 */
export const setLink = (editor: LexicalEditor, address: string | null) =>
  editor.update(() => {
    const selection = $selected() ?? $getRoot().selectEnd()
    const around = $linkAround()
    if (around && selection.isCollapsed()) {
      if (address) return around.setURL(address)
      for (const child of around.getChildren()) around.insertBefore(child)
      return around.remove()
    }
    if (!selection.isCollapsed()) return $toggleLink(address)
    const words = $createTextNode(address?.replace(/^mailto:/, ''))
    if (address) selection.insertNodes([$createLinkNode(address).append(words)])
  })

/** Inserts text at the caret, or at the end if there is no caret. */
export const insert = (editor: LexicalEditor, words: string) =>
  editor.update(() => ($selected() ?? $getRoot().selectEnd()).insertText(words), { discrete: true })
