import { $generateDOMFromNodes, $generateNodesFromDOM } from '@lexical/html'
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { parse } from './allowed.ts'
import { sanitize, tidy } from './tidy.ts'

/** Converts any HTML to blocks. Text outside a block becomes a paragraph. */
export const $blocksOf = (editor: LexicalEditor, html: string): LexicalNode[] => {
  const blocks: LexicalNode[] = []
  let loose: LexicalNode[] = []
  const close = () => {
    if (loose.some(node => node.getTextContent().trim() !== '')) blocks.push($createParagraphNode().append(...loose))
    loose = []
  }
  for (const node of $generateNodesFromDOM(editor, parse(tidy(html)))) {
    if ($isElementNode(node) && !node.isInline()) {
      close()
      blocks.push(node)
    } else loose.push(node)
  }
  close()
  return blocks
}

/** Replaces the editor's content. */
export const $fill = (editor: LexicalEditor, html: string) => {
  const blocks = $blocksOf(editor, html)
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}

/** The editor's content as HTML. Drops style attributes, which a strict Content Security Policy would report. */
const $html = (editor: LexicalEditor) => {
  const box = $generateDOMFromNodes(document.createElement('div'), null, editor)
  for (const styled of box.querySelectorAll('[style]')) styled.removeAttribute('style')
  return box.innerHTML
}

/** The submitted HTML: allowed tags only, or an empty string if there is no text. */
export const readHtml = (editor: LexicalEditor): string =>
  editor.read(() => ($getRoot().getTextContent().trim() === '' ? '' : sanitize($html(editor))))

const $leaves = (node: LexicalNode): LexicalNode[] =>
  $isElementNode(node) ? node.getChildren().flatMap($leaves) : [node]

const $lines = (node: LexicalNode): LexicalNode[] => {
  if (!$isElementNode(node)) return []
  const inner = node.getChildren().flatMap($lines)
  return inner.length > 0 || node.isInline() ? inner : [node]
}

/** Places the caret at an offset in the plain text. */
export const $placeCaret = (offset: number) => {
  let left = offset
  for (const line of $lines($getRoot())) {
    for (const leaf of $leaves(line)) {
      const length = $isLineBreakNode(leaf) ? 1 : leaf.getTextContentSize()
      if ($isTextNode(leaf) && left <= length) return leaf.select(left, left)
      left -= length
    }
    if (left <= 0 && $isElementNode(line)) return line.selectEnd()
    left -= 1
  }
  return $getRoot().selectEnd()
}
