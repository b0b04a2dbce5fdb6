import { randomUUID } from 'node:crypto'
import { refusedAccounts } from '../accounting_codes/store.ts'
import { categoriesOf, insertCategory } from '../budget_categories/store.ts'
import { changeLines } from '../budget_items/change-lines.ts'
import { linesOf } from '../budget_items/store.ts'
import type { Context } from '../platform/http/context.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Matched } from './matched.ts'
import type { Planned } from './plan.ts'
import { readRows } from './plan.ts'
import { type ItemDraft, planItems, readItem } from './plan-items.ts'
import { mayAddCategories } from './rules.ts'

/** What importing lines would do to the budget as it is now. */
export const planOfItems = async (
  { db, user }: Context,
  { file, matching }: Matched,
): Promise<Planned<ItemDraft>[]> => {
  const rows = readRows(file.rows, matching, readItem)
  const items = await linesOf(db, file.project_id)
  const categories = await categoriesOf(db, file.project_id)
  const accounts = new Set(rows.flatMap(({ draft }) => draft?.fields.accounting_code || []))
  return planItems(rows, {
    items: new Map(items.map(row => [row.code.toLowerCase(), row])),
    categories: new Map(categories.map(({ id, code }) => [code.toLowerCase(), id])),
    mayAddCategories: mayAddCategories(user),
    accounts: await refusedAccounts(db, [...accounts]),
  })
}

/** The ids of the categories that new lines stand in; those that there are none of yet are added in the file's order. */
const categoriesFor = async (context: Context, projectId: string, drafts: readonly ItemDraft[]) => {
  const present = await categoriesOf(context.db, projectId)
  const ids = new Map(present.map(({ id, code }) => [code.toLowerCase(), id]))
  for (const { category_code, category_name } of drafts) {
    const key = category_code.toLowerCase()
    const name =
      category_name || drafts.find(one => one.category_code.toLowerCase() === key && one.category_name)?.category_name
    if (!ids.has(key) && name) ids.set(key, await insertCategory(context.db, projectId, { code: category_code, name }))
  }
  return ids
}

/** Adds the lines of a plan without bad rows, in the budget that this transaction has locked. */
export const applyItems = async (
  context: Context,
  { file }: Matched,
  plan: readonly Planned<ItemDraft>[],
): Promise<void> => {
  const fresh = plan.filter(({ state }) => state === 'new')
  const drafts = fresh.flatMap(({ draft }) => draft ?? [])
  if (drafts.length === 0) return
  const ids = await categoriesFor(context, file.project_id, drafts)
  const adds = drafts.map(({ category_code, fields }) => ({
    ...fields,
    id: randomUUID(),
    category_id: ids.get(category_code.toLowerCase()) ?? '',
  }))
  await changeLines(
    context,
    file.project_id,
    { edits: [], adds },
    {
      path: (_, at, field) => `rows.${fresh[at]?.line ?? at}.${field}`,
      missing: () => refuse('not_found'),
    },
  )
}
