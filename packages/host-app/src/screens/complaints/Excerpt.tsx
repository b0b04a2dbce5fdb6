import { excerpt } from './list.css.ts'

const LETTERS = 160

/** How it begins, for a line of a list. */
export const Excerpt = ({ children }: { children: string }) => {
  const line = children
    .slice(0, LETTERS * 2)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return (
    <span className={excerpt} dir="auto">
      {letters.length > LETTERS || children.length > LETTERS * 2 ? `${letters.slice(0, LETTERS).join('')}…` : line}
    </span>
  )
}
