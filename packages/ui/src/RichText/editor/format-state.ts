import { $isLinkNode } from '@lexical/link'
import { $isListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $findMatchingParent, $getSelection, $isRangeSelection, type TextFormatType } from 'lexical'
import type { Tool } from './tools.ts'

/** Tools that format text, with Lexical's names. */
export const formats: Partial<Record<Tool, TextFormatType>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikethrough',
}

/** The range selection, if there is one. */
export const $selected = () => {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? selection : undefined
}

/** The link around the caret. */
export const $linkAround = () => {
  const node = $selected()?.anchor.getNode()
  return node ? $findMatchingParent(node, $isLinkNode) : null
}

/** The block tool that is active at the caret. */
export const $blockTool = (): Tool | undefined => {
  const node = $selected()?.anchor.getNode()
  if (!node) return undefined
  const list = $findMatchingParent(node, $isListNode)
  if (list) return list.getListType() === 'number' ? 'numbers' : 'bullets'
  const heading = $findMatchingParent(node, $isHeadingNode)
  if (heading) return heading.getTag() === 'h3' ? 'heading' : 'subheading'
  return $findMatchingParent(node, $isQuoteNode) ? 'quote' : undefined
}

/** The active tools and the link at the caret. */
export const $formatState = () => {
  const selection = $selected()
  const block = $blockTool()
  const link = $linkAround()
  const on: Tool[] = []
  for (const tool of ['bold', 'italic', 'underline', 'strike'] as const) {
    const format = formats[tool]
    if (format && selection?.hasFormat(format)) on.push(tool)
  }
  return { on: [...on, ...(block ? [block] : []), ...(link ? (['link'] as const) : [])], link: link?.getURL() }
}
