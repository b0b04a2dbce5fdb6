import { parts } from './columns.ts'
import { gap } from './DataTable.css.ts'

interface GapProps {
  /** Pixels, or a length; none and it is not there. */
  room: number | string | undefined
}

/** The empty room of rows that are not drawn. */
export const Gap = ({ room }: GapProps) =>
  room ? <tr {...parts.gap} className={gap} style={{ blockSize: room }} /> : null
