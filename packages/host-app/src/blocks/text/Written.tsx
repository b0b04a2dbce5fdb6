import { Isolate } from '@portal/ui/Isolate'
import { lines, written } from './Written.css.ts'

/** What somebody wrote, as it was typed; never more than text. */
export const Written = ({ children }: { children: string }) => (
  <p className={written} dir="auto">
    {children}
  </p>
)

/** Like `Written`, within a line of other text, such as after its number. */
export const WrittenInline = ({ children }: { children: string }) => (
  <span className={lines}>
    <Isolate direction="auto">{children}</Isolate>
  </span>
)
