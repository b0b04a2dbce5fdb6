import DOMPurify from 'dompurify'
import { allowedTags, safeAddress } from './allowed.ts'
import { listsFromWord } from './word-lists.ts'

/** Equivalent tags of other editors. */
const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
}

/** Formats that other editors write as span styles. */
const styles = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
] as const

const blocks = 'p, div, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6'

const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const tidyElement = (element: Element) => {
  const style = element.getAttribute('style') ?? ''
  const tag = sameAs[element.localName]
  if (/^[bi]$/.test(element.localName) && /font-(?:weight|style):\s*normal/i.test(style)) {
    // Google Docs wraps all text in a <b> that isn't bold.
    element.replaceWith(...element.childNodes)
  } else if (element.localName === 'span') {
    for (const [pattern, format] of styles) {
      if (!pattern.test(style)) continue
      const inner = element.ownerDocument.createElement(format)
      inner.append(...element.childNodes)
      element.append(inner)
    }
  } else if (tag === 'p' && element.querySelector(blocks)) {
    element.replaceWith(...element.childNodes)
  } else if (tag) {
    rename(element, tag)
  }
}

/** Removes everything that isn't allowed. A link with a forbidden address keeps its text. */
export const sanitize = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: safeAddress,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  }).replace(/<a>(.*?)<\/a>/gs, '$1')

/** Converts HTML from Word, web pages, or other editors to the allowed tags. */
export const tidy = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  listsFromWord(body)
  for (const element of [...body.querySelectorAll('*')].reverse()) tidyElement(element)
  return sanitize(body.innerHTML)
}
