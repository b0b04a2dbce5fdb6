import { written } from './Written.css.ts'

/** What somebody wrote, as it was typed; never more than text. */
export const Written = ({ children }: { children: string }) => (
  <p className={written} dir="auto">
    {children}
  </p>
)
