import { createElement, type ReactNode, useMemo } from 'react'
import type { ElementProps } from '../element/index.ts'
import { useIsLive } from '../live/index.ts'
import { formatted } from '../RichText/formatted.css.ts'
import { parse, remake } from '../RichText/html/allowed.ts'
import { plainOf } from '../RichText/html/plain.ts'

export interface RichTextViewProps extends ElementProps {
  /** HTML as RichText reports it. Disallowed content isn't shown. */
  html: string
}

/** Blocks detect their own direction, and their content inherits it. */
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

/** The server renders plain lines, because it has no DOM parser. */
const linesOf = (html: string) =>
  plainOf(html)
    .split('\n')
    .map((line, index) => createElement('p', { key: `${index}:${line}`, dir: 'auto' }, line))

/** Read-only formatted text. Rebuilds elements from allowed tags and text, and never injects HTML. */
export const RichTextView = ({ html, ...element }: RichTextViewProps) => {
  const canParse = useIsLive()
  const content = useMemo(() => (canParse ? elementsOf(html) : linesOf(html)), [html, canParse])
  return (
    <div className={formatted} data-portal-inside="" {...element}>
      {content}
    </div>
  )
}
