import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Failure } from '../../sending.ts'
import type { ChangeSet } from './change-set.ts'
import type { ItemField } from './columns.ts'

/** Code of a valid change that was rejected together with an invalid one. */
export const WITH_OTHERS = 'rejected_with_others'

/** Whether a request changes a single line. Its errors then name fields without a list. */
export const isAlone = ({ edits, adds, deletes }: ChangeSet): boolean =>
  edits.length + adds.length + deletes.length === 1

interface Cell {
  readonly list: 'edits' | 'deletes'
  /** Position in the list that was sent. */
  readonly at: number
  readonly field: ItemField | 'id'
  readonly isOnly: boolean
}

const known = (code: string) => (code === 'unknown_value' ? 'not_found' : code)

/** Why a request was rejected: the first field's code, or else the request's code. */
export const requestCodeOf = ({ code, fields }: Failure): string => known(Object.values(fields)[0] ?? code)

/** Why a cell was rejected: the code of its field, its deleted line, or the request. */
export const codeOf = (failure: Failure, { list, at, field, isOnly }: Cell): string => {
  const { fields } = failure
  const own = fields[isOnly ? field : `${list}.${at}.${field}`] ?? fields[`${list}.${at}.id`]
  if (own !== undefined) return known(own)
  return isOnly || Object.keys(fields).length === 0 ? requestCodeOf(failure) : WITH_OTHERS
}

/** Errors of one added line, by field. */
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

const isItem = (value: unknown): value is BudgetItem =>
  typeof value === 'object' && value !== null && 'price_minor' in value && 'version' in value && 'can' in value

const isCategory = (value: unknown): value is BudgetCategory =>
  typeof value === 'object' && value !== null && !('price_minor' in value) && 'version' in value && 'name' in value

const dataOf = (thrown: unknown): unknown => {
  const problem: unknown = Object(Reflect.get(Object(thrown), 'problem'))
  return Reflect.get(Object(problem), 'data')
}

/** The current line or category. A rejection of an outdated version carries it. */
export interface CurrentRecord {
  readonly item?: BudgetItem
  readonly category?: BudgetCategory
}

/** Reads the current record from what a port threw. */
export const currentOf = (thrown: unknown): CurrentRecord => {
  const data = dataOf(thrown)
  if (isItem(data)) return { item: data }
  return isCategory(data) ? { category: data } : {}
}
