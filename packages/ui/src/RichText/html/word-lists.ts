const isItem = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && /mso-list:\s*l\d/i.test(node.getAttribute('style') ?? '')

const markOf = (item: Element) =>
  [...item.querySelectorAll('[style]')].find(part => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''))

const levelOf = (item: Element) => Number(/level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 1)

/** A number or letter with a full stop or bracket makes an ordered list. Other markers make a bullet list. */
const tagOf = (mark: string) => (/^\(?(?:\d+|[a-z]{1,4}|[ء-ي])[.)]/i.test(mark.trim()) ? 'ol' : 'ul')

/** Word writes list items as paragraphs with a text marker. This turns them back into lists. */
export const listsFromWord = (body: HTMLElement) => {
  for (const first of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    if (!first.isConnected || !isItem(first)) continue
    const open: HTMLElement[] = []
    for (let item: Element | null = first; isItem(item); ) {
      const next: Element | null = item.nextElementSibling
      const mark = markOf(item)
      const tag = tagOf(mark?.textContent ?? '')
      mark?.remove()
      const level = Math.min(levelOf(item), open.length + 1)
      open.length = Math.min(open.length, open[level - 1]?.localName === tag ? level : level - 1)
      const list = open[level - 1] ?? body.ownerDocument.createElement(tag)
      if (!list.parentNode) {
        const parent = open[level - 2]?.lastElementChild
        if (parent) parent.append(list)
        else item.before(list)
        open[level - 1] = list
      }
      const line = body.ownerDocument.createElement('li')
      line.append(...item.childNodes)
      list.append(line)
      item.remove()
      item = next
    }
  }
}
