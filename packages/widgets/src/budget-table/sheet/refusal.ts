import type { Failure } from '../../complaint/complaint-port.ts'
import type { Field } from './columns.ts'

interface Cell {
  /** Which of the edits that were sent. */
  readonly at: number
  readonly field: Field | undefined
  /** Whether it was sent alone, by the names of its fields. */
  readonly isOnly: boolean
}

/** Why a cell was refused: the code of its own field, else of the whole. */
export const codeOf = ({ code, fields }: Failure, { at, field, isOnly }: Cell): string => {
  const own = field && fields[isOnly ? field : `edits.${at}.${field}`]
  const [first] = Object.values(fields)
  return own ?? (isOnly ? (first ?? code) : code)
}
