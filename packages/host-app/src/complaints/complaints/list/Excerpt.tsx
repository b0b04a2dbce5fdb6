import { excerptOf } from './excerpt.ts'
import { excerpt } from './list.css.ts'

const LETTERS = 160

/** Start of a complaint's text, for list rows. */
export const Excerpt = ({ children }: { children: string }) => (
  <span className={excerpt} dir="auto">
    {excerptOf(children, LETTERS)}
  </span>
)
