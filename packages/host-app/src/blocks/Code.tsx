import { Isolate } from '@portal/ui/Isolate'
import { code } from './Code.css.ts'

/** A code as it stands on paper: from left to right where it is Latin, and never broken where a line holds it. */
export const Code = ({ children }: { children: string }) => (
  <span className={code}>
    <Isolate direction="auto">{children}</Isolate>
  </span>
)
