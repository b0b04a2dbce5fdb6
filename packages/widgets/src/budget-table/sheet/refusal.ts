import type { Failure } from '../../complaint/complaint-port.ts'
import type { Field } from './columns.ts'

/** Said of what is good by itself, and was refused with what was sent beside it. */
export const BESIDE = 'refused_beside'

interface Cell {
  /** Which of the edits that were sent. */
  readonly at: number
  readonly field: Field | undefined
  /** Whether it was sent alone, by the names of its fields. */
  readonly isOnly: boolean
}

/** Why a cell was refused: the code of its own field, else of its line that is no more, else of the whole. */
export const codeOf = ({ code, fields }: Failure, { at, field, isOnly }: Cell): string => {
  const own = field && (fields[isOnly ? field : `edits.${at}.${field}`] ?? fields[`edits.${at}.id`])
  const [first] = Object.values(fields)
  const found = own ?? (first === undefined ? code : isOnly ? first : BESIDE)
  return found === 'unknown_value' ? 'not_found' : found
}

/** What is wrong with one of the lines that were to be added, by the names of its fields. */
export const problemsOf = (
  { fields }: Failure,
  at: number,
  isOnly: boolean,
): (readonly [path: string, code: string])[] => {
  const start = isOnly ? '' : `adds.${at}.`
  return Object.entries(fields).flatMap(([path, code]) =>
    path.startsWith(start) ? [[path.slice(start.length), code] as const] : [],
  )
}
