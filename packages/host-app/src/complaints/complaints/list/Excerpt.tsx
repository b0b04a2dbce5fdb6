import { excerpt } from './list.css.ts'

const LETTERS = 160

/** Start of a text on one line, limited to `most` characters. */
export const excerptOf = (text: string, most: number): string => {
  const line = text
    .slice(0, most * 2)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > most || text.length > most * 2 ? `${letters.slice(0, most).join('')}…` : line
}

/** Start of a complaint's text, for list rows. */
export const Excerpt = ({ children }: { children: string }) => (
  <span className={excerpt} dir="auto">
    {excerptOf(children, LETTERS)}
  </span>
)
