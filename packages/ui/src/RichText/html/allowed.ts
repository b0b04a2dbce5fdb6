/** All tags of formatted text. Everything else is removed on reading and on writing. */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
] as const

export type AllowedTag = (typeof allowedTags)[number]

/** The allowed link addresses. */
export const safeAddress = /^(?:https?:\/\/|mailto:)/i

const unseen = 'script, style, template, noscript, iframe, object, title, textarea, select, svg, math'

/** Parses HTML without running scripts, loading resources, or rendering. */
export const parse = (html: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(unseen)) element.remove()
  return body
}

const addressOf = (element: Element) => {
  const address = element.getAttribute('href')?.trim() ?? ''
  return safeAddress.test(address) ? address : undefined
}

interface Makers<Made> {
  readonly words: (text: string) => Made
  readonly element: (tag: AllowedTag, inner: Made[], href: string | undefined) => Made
}

/** Rebuilds parsed content from its allowed tags, text, and safe addresses only. */
export const remake = <Made>(parent: Node, makers: Makers<Made>): Made[] =>
  [...parent.childNodes].flatMap(node => {
    if (node.nodeType === Node.TEXT_NODE) return [makers.words(node.textContent ?? '')]
    if (!(node instanceof Element)) return []
    const inner = remake(node, makers)
    const tag = allowedTags.find(one => one === node.localName)
    const href = tag === 'a' ? addressOf(node) : undefined
    return tag === undefined || (tag === 'a' && !href) ? inner : [makers.element(tag, inner, href)]
  })
