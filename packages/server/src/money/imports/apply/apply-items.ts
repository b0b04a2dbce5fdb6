import { randomUUID } from 'node:crypto'
import type { Context } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { refusedAccounts } from '../../accounting-codes/routes.ts'
import { type CategoryFields, insertCategories } from '../../budget-categories/store.ts'
import { changeLines } from '../../budget-items/change-lines.ts'
import { budgetLinesOf, categoriesOf } from '../../budget-ledger/store.ts'
import type { Matched } from '../plan/matched.ts'
import { type PlannedImport, readRows } from '../plan/plan.ts'
import { type ItemDraft, planItems, readItem } from '../plan/plan-items.ts'
import { mayAddCategories, mayUpdateLines } from '../rules.ts'

const fieldsIn = ({ matching }: Matched) => new Set(matching.filter(field => field !== null))

/** What importing lines would do to the current budget. */
export const planOfItems = async ({ db, user }: Context, matched: Matched): Promise<PlannedImport<ItemDraft>[]> => {
  const { file } = matched
  const rows = readRows(matched, readItem)
  const items = await budgetLinesOf(db, file.project_id)
  const categories = await categoriesOf(db, file.project_id)
  const accounts = new Set(rows.flatMap(({ draft }) => draft?.fields.accounting_code || []))
  return planItems(rows, {
    items: new Map(items.map(row => [row.code.toLowerCase(), row])),
    categories: new Map(categories.map(({ id, code }) => [code.toLowerCase(), id])),
    updated: matched.withUpdates && mayUpdateLines(user) ? fieldsIn(matched) : undefined,
    mayAddCategories: mayAddCategories(user),
    accounts: await refusedAccounts(db, [...accounts]),
  })
}

/** Missing categories of new lines, in the file's order. */
const missingCategories = (drafts: readonly ItemDraft[], ids: ReadonlyMap<string, string>) => {
  const added = new Map<string, CategoryFields>()
  for (const { category_code, category_name } of drafts) {
    const key = category_code.toLowerCase()
    if (ids.has(key)) continue
    const { code, name } = added.get(key) ?? { code: category_code, name: '' }
    added.set(key, { code, name: name || category_name })
  }
  // Lines of unnamed categories were rejected earlier.
  return [...added].filter(([, { name }]) => name)
}

/** Category IDs of new lines, by code in lower case. Inserts missing categories. */
const categoriesFor = async ({ db }: Context, projectId: string, drafts: readonly ItemDraft[]) => {
  const present = await categoriesOf(db, projectId)
  const ids = new Map(present.map(({ id, code }) => [code.toLowerCase(), id]))
  const missing = missingCategories(drafts, ids)
  const added = await insertCategories(
    db,
    projectId,
    missing.map(([, fields]) => fields),
  )
  for (const [at, [key]] of missing.entries()) ids.set(key, added[at] ?? '')
  return ids
}

/** Adds and edits the lines of a plan without bad rows. This transaction must have locked the budget. */
export const applyItems = async (
  context: Context,
  { file }: Matched,
  plan: readonly PlannedImport<ItemDraft>[],
): Promise<void> => {
  const fresh = plan.filter(({ state }) => state === 'new')
  const updates = plan.filter(({ state }) => state === 'changed')
  const edits = updates.flatMap(({ draft }) => {
    const { id, version, fields } = draft?.update ?? {}
    return id && version !== undefined ? [{ ...fields, id, version }] : []
  })
  const drafts = fresh.flatMap(({ draft }) => draft ?? [])
  if (drafts.length + edits.length === 0) return
  const ids = await categoriesFor(context, file.project_id, drafts)
  const adds = drafts.map(({ category_code, fields }) => ({
    ...fields,
    id: randomUUID(),
    category_id: ids.get(category_code.toLowerCase()) ?? '',
  }))
  await changeLines(
    context,
    file.project_id,
    { edits, adds },
    {
      path: (kind, at, field) => `rows.${(kind === 'edits' ? updates : fresh)[at]?.line ?? at}.${field}`,
      missing: () => refuse('not_found'),
    },
  )
}
