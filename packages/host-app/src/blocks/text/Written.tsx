import { Isolate } from '@portal/ui/Isolate'
import { lines, written } from './Written.css.ts'

/** User text as typed, rendered as plain text. */
export const Written = ({ children }: { children: string }) => (
  <p className={written} dir="auto">
    {children}
  </p>
)

/** Like `Written`, but inline, such as after a number. */
export const WrittenInline = ({ children }: { children: string }) => (
  <span className={lines}>
    <Isolate direction="auto">{children}</Isolate>
  </span>
)
