import { createElement, type ReactNode, useMemo } from 'react'
import type { ElementProps } from '../element/index.ts'
import { useIsLive } from '../live/index.ts'
import { formatted } from '../RichText/formatted.css.ts'
import { parse, remake } from '../RichText/html/allowed.ts'
import { plainOf } from '../RichText/html/plain.ts'

export interface RichTextViewProps extends ElementProps {
  /** What a RichText reported; anything that is not allowed there is not shown here. */
  html: string
}

/** Blocks find their direction automatically; what is inside follows them. */
const blocks: readonly string[] = ['p', 'h3', 'h4', 'ul', 'ol', 'blockquote']

const elementsOf = (html: string) => {
  let key = 0
  return remake<ReactNode>(parse(html), {
    words: text => text,
    element: (tag, inner, href) => {
      key += 1
      const link = href && { href, rel: 'noopener noreferrer' }
      return createElement(tag, { key, ...link, ...(blocks.includes(tag) && { dir: 'auto' }) }, ...inner)
    },
  })
}

/** What the server can say of it, without a document to parse it with. */
const linesOf = (html: string) =>
  plainOf(html)
    .split('\n')
    .map((line, index) => createElement('p', { key: `${index}:${line}`, dir: 'auto' }, line))

/** Formatted text to be read. Elements are created again from allowed tags and words; no HTML goes in as it came. */
export const RichTextView = ({ html, ...element }: RichTextViewProps) => {
  const canParse = useIsLive()
  const content = useMemo(() => (canParse ? elementsOf(html) : linesOf(html)), [html, canParse])
  return (
    <div className={formatted} data-portal-inside="" {...element}>
      {content}
    </div>
  )
}
