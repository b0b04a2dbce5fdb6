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
import { sanitize } from './sanitize.ts'
import { tidy } from './tidy.ts'

/** Blocks of a text from anywhere; words without a block get a paragraph. */
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

/** Puts a text in place of all. */
export const $fill = (editor: LexicalEditor, html: string) => {
  const blocks = $blocksOf(editor, html)
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}

/** The editor's content, as tags; without its styles, of which a page that forbids them would complain on reading. */
const $html = (editor: LexicalEditor) => {
  const box = $generateDOMFromNodes(document.createElement('div'), null, editor)
  for (const styled of box.querySelectorAll('[style]')) styled.removeAttribute('style')
  return box.innerHTML
}

/** The text as it is sent: allowed tags only, and nothing at all where there are no words. */
export const readHtml = (editor: LexicalEditor): string =>
  editor.read(() => ($getRoot().getTextContent().trim() === '' ? '' : sanitize($html(editor))))

const $leaves = (node: LexicalNode): LexicalNode[] =>
  $isElementNode(node) ? node.getChildren().flatMap($leaves) : [node]

const $lines = (node: LexicalNode): LexicalNode[] => {
  if (!$isElementNode(node)) return []
  const inner = node.getChildren().flatMap($lines)
  return inner.length > 0 || node.isInline() ? inner : [node]
}

/** Puts the caret where it was in the plain words of the text. */
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
