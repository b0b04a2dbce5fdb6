import { excerptOf } from './excerpt.ts'
import { excerpt } from './list.css.ts'

const LETTERS = 160

/** How it begins, for a line of a list. */
export const Excerpt = ({ children }: { children: string }) => (
  <span className={excerpt} dir="auto">
    {excerptOf(children, LETTERS)}
  </span>
)
