import { Isolate } from '@portal/ui/Isolate'
import { code } from './Code.css.ts'

/** A code as it is on paper: from left to right where it is Latin, and never broken where it fits into a line. */
export const Code = ({ children }: { children: string }) => (
  <span className={code}>
    <Isolate direction="auto">{children}</Isolate>
  </span>
)
