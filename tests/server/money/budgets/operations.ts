import { randomUUID } from 'node:crypto'
import type { LineTotalInput } from '@portal/contract/core/fields/money'
import fc from 'fast-check'
import { Refusal } from '../../../../packages/server/src/platform/http/refusal.ts'
import type { Person, Portal } from '../../support/portal.ts'
import { aRequest, hold, letGo } from '../../support/requests/approved.ts'
import { applyFile, expenseRow, itemRow } from './files.ts'

/** A file of lines. `codeOf` turns the numbers into codes. */
export interface FileOfItems {
  readonly kind: 'import items'
  readonly rows: readonly ({ readonly code: number } & LineTotalInput)[]
}

/** A file of expenses with equal dates and descriptions. */
export interface FileOfExpenses {
  readonly kind: 'import expenses'
  readonly rows: readonly { readonly line: number; readonly money: number }[]
}

/** An operation on a budget. Numbers for lines, expenses, and documents are indexes that wrap around. */
export type Operation =
  | ({ readonly kind: 'add line' } & LineTotalInput)
  | ({ readonly kind: 'edit line'; readonly line: number } & LineTotalInput)
  | ({ readonly kind: 'edit two lines'; readonly line: number } & LineTotalInput)
  | { readonly kind: 'delete line'; readonly line: number }
  | { readonly kind: 'post'; readonly line: number; readonly money: number }
  | { readonly kind: 'transfer'; readonly line: number; readonly money: number }
  | { readonly kind: 'refund'; readonly line: number; readonly money: number }
  | { readonly kind: 'edit expense'; readonly expense: number; readonly line: number; readonly money: number }
  | { readonly kind: 'delete expense'; readonly expense: number }
  | { readonly kind: 'commit'; readonly document: number; readonly line: number; readonly money: number }
  | { readonly kind: 'release'; readonly document: number }
  | FileOfItems
  | FileOfExpenses

const place = fc.nat(2)
const money = fc.oneof(fc.constantFrom(1, 33, 50, 100), fc.integer({ min: 1, max: 220 }))
const figures = {
  amount: fc.constantFrom(0.5, 1, 2, 3),
  frequency: fc.constantFrom(1, 1.5),
  price_minor: fc.constantFrom(0, 33, 100, 101, 200),
  load_percentage: fc.constantFrom(33.33, 50, 100),
}
const rowsOf = <Row>(row: { [Field in keyof Row]: fc.Arbitrary<Row[Field]> }) =>
  fc.array(fc.record(row), { minLength: 1, maxLength: 3 })
const op = <Kind extends string, More>(kind: Kind, more: More) => ({ kind: fc.constant(kind), ...more })

/** Any operation. Amounts are small so that lines often run out of money. */
export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record(op('add line', figures)),
  fc.record(op('edit line', { line: place, ...figures })),
  fc.record(op('edit two lines', { line: place, ...figures })),
  fc.record(op('delete line', { line: place })),
  fc.record(op('post', { line: place, money })),
  fc.record(op('post', { line: place, money })),
  fc.record(op('transfer', { line: place, money })),
  fc.record(op('refund', { line: place, money })),
  fc.record(op('edit expense', { expense: place, line: place, money })),
  fc.record(op('delete expense', { expense: place })),
  fc.record(op('commit', { document: place, line: place, money })),
  fc.record(op('release', { document: place })),
  fc.record(op('import items', { rows: rowsOf({ code: place, ...figures }) })),
  fc.record(op('import expenses', { rows: rowsOf({ line: place, money }) })),
)

/** The current lines and expenses, from which `pick` takes the target of the next operation. */
export interface Current {
  readonly lines: { readonly id: string; readonly version: number; readonly code: string }[]
  readonly expenses: { readonly id: string; readonly version: number }[]
}

/** Returns the element at an index that wraps around, or undefined if the list is empty. */
export const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(list.length, 1)]

// Each budget has its own documents, because the ID derives from its category.
const documentOf = (category: string, at: number) => ({
  document: 'purchase_requests' as const,
  document_id: `${category.slice(0, -1)}${at}`,
})

const codeOf = (at: number): string => `I${at}`

const ownersOf = async ({ database }: Portal, category: string) => {
  const { rows } = await database.pool.query<{ project: string; code: string }>(
    'SELECT project_id AS project, code FROM budget_categories WHERE id = $1',
    [category],
  )
  return rows[0] ?? { project: '', code: '' }
}

/** Executes an operation and returns the status, or 0 if its target doesn't exist. */
export const carryOut = async (
  portal: Portal,
  as: Person,
  category_id: string,
  current: Current,
  given: Operation,
): Promise<number> => {
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) =>
    (await portal.call(method, path, { as, body })).status
  const within = async (work: Promise<unknown>) => {
    try {
      await work
      return 200
    } catch (error) {
      if (error instanceof Refusal) return error.code === 'not_found' ? 404 : 400
      throw error
    }
  }
  const spending = (amount_minor: number) => ({ amount_minor, date: '2026-01-31', description: 'Fee' })
  const line = 'line' in given ? pick(current.lines, given.line) : undefined
  const expense = 'expense' in given ? pick(current.expenses, given.expense) : undefined
  if (('line' in given && !line) || ('expense' in given && !expense)) return 0
  const document = 'document' in given ? documentOf(category_id, given.document) : documentOf(category_id, 0)
  const { id = '', version = 0 } = line ?? {}
  if (given.kind === 'add line') {
    const { kind: _, ...rest } = given
    return call('POST', '/budget_items', { id: randomUUID(), category_id, code: randomUUID(), name: 'x', ...rest })
  }
  if (given.kind === 'edit line') return call('PATCH', `/budget_items/${id}`, { ...figuresOf(given), version })
  if (given.kind === 'edit two lines') {
    const other = pick(current.lines, given.line + 1)
    const edits = [line, other].map(one => ({ id: one?.id, version: one?.version, ...figuresOf(given) }))
    const { project } = await ownersOf(portal, category_id)
    return call('POST', `/projects/${project}/budget_items`, { edits, adds: [] })
  }
  if (given.kind === 'transfer') {
    const [from_id, to_id] = [id, pick(current.lines, given.line + 1)?.id]
    const { project } = await ownersOf(portal, category_id)
    const body = { from_id, to_id, amount_minor: given.money, reason: 'Needed there' }
    return call('POST', `/projects/${project}/budget_transfers`, body)
  }
  if (given.kind === 'import items') {
    const { project, code } = await ownersOf(portal, category_id)
    const rows = given.rows.map(row => itemRow(code, codeOf(row.code), row))
    return applyFile(portal, as, project, 'items', rows)
  }
  if (given.kind === 'import expenses') {
    if (current.lines.length === 0) return 0
    const { date, description } = spending(0)
    const rows = given.rows.map(row =>
      expenseRow(pick(current.lines, row.line)?.code ?? '', row.money, date, description),
    )
    return applyFile(portal, as, (await ownersOf(portal, category_id)).project, 'expenses', rows)
  }
  if (given.kind === 'delete line') return call('DELETE', `/budget_items/${id}`, { version, reason: 'Wrong' })
  if (given.kind === 'post') return call('POST', '/expenses', { item_id: id, ...spending(given.money) })
  if (given.kind === 'refund')
    return call('POST', '/expenses', { item_id: id, ...spending(-given.money), reason: 'Sent back' })
  if (given.kind === 'edit expense') {
    const body = { item_id: id, version: expense?.version, ...spending(given.money) }
    return call('PATCH', `/expenses/${expense?.id}`, body)
  }
  if (given.kind === 'delete expense')
    return call('DELETE', `/expenses/${expense?.id}`, { version: expense?.version, reason: 'Posted twice' })
  if (given.kind === 'commit') return within(hold(portal, aRequest(id, given.money, document)))
  return within(letGo(portal, document))
}

export const figuresOf = ({ amount, frequency, price_minor, load_percentage }: LineTotalInput): LineTotalInput => ({
  amount,
  frequency,
  price_minor,
  load_percentage,
})
