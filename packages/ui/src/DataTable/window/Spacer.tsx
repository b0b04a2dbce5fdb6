import { parts } from '../columns/columns.ts'
import { spacer } from '../DataTable.css.ts'

interface SpacerProps {
  /** Pixels, or a length; none and it is not there. */
  size: number | string | undefined
}

/** Takes the space of rows that are not drawn. */
export const Spacer = ({ size }: SpacerProps) =>
  size ? <tr {...parts.spacer} className={spacer} style={{ blockSize: size }} /> : null
