import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { optionalLine, shortCode } from '@portal/contract/core/fields/fields'
import { limits } from '@portal/contract/core/fields/limits'
import { lineTotal } from '@portal/contract/core/fields/money'
import type { ImportField } from '@portal/contract/core/tables/import-fields'
import { type ItemFields, itemChange, itemFields } from '@portal/contract/money/budgets/budget-items'
import { plainNumber } from '@portal/ui/number'
import * as z from 'zod/mini'
import { changedRow, differingFields, type ItemChange } from '../../budget-items/draft.ts'
import { lineProblemOf } from '../../budget-items/rules.ts'
import type { BudgetItemRow } from '../../budget-ledger/schema.ts'
import type { Style } from '../style.ts'
import { minorIn, numberIn, percentIn } from '../values.ts'
import { draftFrom } from './draft-from.ts'
import { invalidRow, type Pick, type PlannedImport, type Read, type ReadRow } from './plan.ts'

/** A line from a file, with its category. */
export interface ItemDraft {
  readonly category_code: string
  readonly category_name: string
  readonly fields: ItemFields
  readonly total_minor: number
  /** The line to update, and the changed fields. Default: a new line. */
  readonly update?: { readonly id: string; readonly version: number; readonly fields: ItemChange }
}

/** A line with its category, in the contract's types. */
const rowFields = z.extend(itemFields, { category_code: shortCode(), category_name: optionalLine() })

/** Parses a line. Frequency defaults to 1, and load percentage to 100. */
export const readItem = (pick: Pick, { decimal_mark }: Style): ReadRow<ItemDraft> => {
  const mark = decimal_mark.style
  const text = (field: Parameters<Pick>[0]) => pick(field).text
  const read = draftFrom(rowFields, {
    category_code: { value: text('category_code') },
    category_name: { value: text('category_name') },
    code: { value: text('code') },
    name: { value: text('name') },
    amount: numberIn(pick('amount'), mark),
    unit: { value: text('unit') },
    frequency: text('frequency') ? numberIn(pick('frequency'), mark) : { value: 1 },
    price: minorIn(pick('price'), mark),
    load_percentage: text('load_percentage') ? percentIn(pick('load_percentage'), mark) : { value: 100 },
    accounting_code: { value: text('accounting_code') },
    notes: { value: text('notes') },
  })
  if ('problems' in read) return read
  const { category_code, category_name = '', ...fields } = read.draft
  const total_minor = lineTotal(fields)
  return { draft: { category_code, category_name, fields, total_minor }, minor: total_minor }
}

/** The current budget, indexed by codes in lower case. */
export interface PresentItems {
  readonly items: ReadonlyMap<string, BudgetItemRow>
  readonly categories: ReadonlyMap<string, string>
  /** Fields that may update existing lines. Undefined if updates are off. */
  readonly updated: ReadonlySet<ImportField> | undefined
  readonly mayAddCategories: boolean
  /** Accounting codes that new lines can't use, with the reason. */
  readonly accounts: ReadonlyMap<string, FieldCode>
}

const columnOf: Readonly<Record<keyof ItemFields, ImportField>> = {
  ...{ code: 'code', name: 'name', amount: 'amount', unit: 'unit', frequency: 'frequency', price_minor: 'price' },
  ...{ load_percentage: 'load_percentage', accounting_code: 'accounting_code', notes: 'notes' },
}

/** An existing line with the file's fields applied, and its former values. */
const updateOf = (item: BudgetItemRow, draft: ItemDraft, updated: ReadonlySet<ImportField>) => {
  const all = Object.entries({ unit: '', accounting_code: '', notes: '', ...draft.fields, code: item.code })
  const given = itemChange.parse(Object.fromEntries(all.filter(([name]) => updated.has(Reflect.get(columnOf, name)))))
  const next = changedRow(item, given)
  const fields = differingFields(item, next)
  const textOf = (name: keyof ItemFields) =>
    name === 'price_minor' ? plainNumber(item.price_minor, 2) : String(item[name] ?? '')
  const before = Object.fromEntries(fields.map(name => [columnOf[name], textOf(name)]))
  return { next, fields, before, change: itemChange.parse(Object.fromEntries(fields.map(name => [name, given[name]]))) }
}

const names = ['name', 'amount', 'frequency', 'price_minor', 'load_percentage'] as const
const texts = ['unit', 'accounting_code', 'notes'] as const

const isSame = (row: BudgetItemRow, fields: ItemFields) =>
  names.every(name => row[name] === fields[name]) && texts.every(name => (row[name] ?? '') === (fields[name] ?? ''))

/**
 * Decides for each row whether it is new, changed, unchanged, or invalid. Sums up the budget row by row, so the new row
 * that exceeds the maximum gets the problem.
 */
export const planItems = (rows: readonly Read<ItemDraft>[], present: PresentItems): PlannedImport<ItemDraft>[] => {
  const seen = new Set<string>()
  const named = new Set(rows.flatMap(({ draft }) => (draft?.category_name ? [draft.category_code.toLowerCase()] : [])))
  let total = [...present.items.values()].reduce((sum, { total_minor }) => sum + total_minor, 0)
  return rows.map(row => {
    if (!row.draft) return { ...row, state: 'bad' }
    const { fields, category_code, total_minor } = row.draft
    const code = fields.code.toLowerCase()
    if (seen.has(code)) return invalidRow(row, 'code', 'twice_in_file')
    seen.add(code)
    const item = present.items.get(code)
    if (item && !present.updated)
      return isSame(item, fields) ? { ...row, state: 'same' } : invalidRow(row, 'code', 'differs')
    if (item && present.updated) {
      const { next, fields: changed, before, change } = updateOf(item, row.draft, present.updated)
      if (changed.length === 0) return { ...row, state: 'same' }
      const wrong = lineProblemOf(next, item)
      if (wrong) return { ...invalidRow(row, columnOf[wrong.path], wrong.code), before }
      const newAccount = changed.includes('accounting_code') && present.accounts.get(next.accounting_code ?? '')
      if (newAccount) return { ...invalidRow(row, 'accounting_code', newAccount), before }
      const changed_minor = next.total_minor - item.total_minor
      total += changed_minor
      const update = { id: item.id, version: item.version, fields: change }
      return { ...row, draft: { ...row.draft, update }, before, changed_minor, state: 'changed' }
    }
    const category = category_code.toLowerCase()
    const canStand = present.categories.has(category) || (present.mayAddCategories && named.has(category))
    if (!canStand) return invalidRow(row, 'category_code', 'category_unknown')
    const account = present.accounts.get(fields.accounting_code ?? '')
    if (account) return invalidRow(row, 'accounting_code', account)
    if (total + total_minor > limits.minor_max) return invalidRow(row, 'price', 'value_too_large')
    total += total_minor
    return { ...row, state: 'new' }
  })
}
