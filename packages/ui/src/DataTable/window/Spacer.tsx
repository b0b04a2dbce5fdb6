import { parts } from '../columns/columns.ts'
import { spacer } from '../DataTable.css.ts'

interface SpacerProps {
  /** Pixels or a CSS length. Without a size, nothing renders. */
  size: number | string | undefined
}

/** Takes the space of rows that aren't rendered. */
export const Spacer = ({ size }: SpacerProps) =>
  size ? <tr {...parts.spacer} className={spacer} style={{ blockSize: size }} /> : null
