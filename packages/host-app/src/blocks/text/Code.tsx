import { Isolate } from '@portal/ui/Isolate'
import { code } from './Code.css.ts'

/** A code, in its own text direction. Breaks only if it doesn't fit a line. */
export const Code = ({ children }: { children: string }) => (
  <span className={code}>
    <Isolate direction="auto">{children}</Isolate>
  </span>
)
