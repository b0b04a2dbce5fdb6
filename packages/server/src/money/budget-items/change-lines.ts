import { limits } from '@portal/contract/core/fields/limits'
import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import type { ChangedLines } from '@portal/contract/money/budgets/budgets'
import { writeAudit } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { type FieldProblem, refuse } from '../../platform/http/refusal.ts'
import { returnToLines } from '../../workspace/removals/restore.ts'
import { refusedAccounts } from '../accounting-codes/routes.ts'
import { projectSumsOf } from '../budget-categories/store.ts'
import { exceedsBudget } from '../budget-ledger/over-budget.ts'
import type { BudgetItemRow } from '../budget-ledger/schema.ts'
import { lockLines, withinSurplus } from '../budget-ledger/store.ts'
import { draftAdds } from './adds.ts'
import { budgetAnswerOf } from './answer.ts'
import { type Deletes, deleteLines } from './delete-lines.ts'
import { changedRow, differingFields, type ItemChange, lineFields } from './draft.ts'
import type { LineDraft, Naming } from './naming.ts'
import type { Positioned } from './positions.ts'
import { presentLine } from './present.ts'
import { lineProblemOf } from './rules.ts'
import { insertLines, moveLines, parkCodes, takenCodes, updateLines } from './store.ts'

/** Changes of one project's lines: edits, new lines, and deletions. */
export interface LineChanges {
  readonly edits: readonly (ItemChange & { readonly id: string; readonly version: number })[]
  readonly adds: readonly AddedItem[]
  readonly deletes?: Deletes | undefined
}

/** Drafts edits of locked lines. Throws if a line is missing, repeated, or stale. */
const draftEdits = async (
  context: Context,
  edits: LineChanges['edits'],
  rows: ReadonlyMap<string, BudgetItemRow>,
  naming: Naming,
): Promise<LineDraft[]> => {
  const drafts = new Map<string, LineDraft>()
  for (const [at, { id, version, ...change }] of edits.entries()) {
    const former = rows.get(id)
    if (!former || drafts.has(id)) throw naming.missing(at)
    if (former.version !== version) throw refuse('changed_meanwhile', { data: await presentLine(context, id) })
    drafts.set(id, { path: field => naming.path('edits', at, field), former, next: changedRow(former, change) })
  }
  return [...drafts.values()]
}

/** A new accounting code to check. A line keeps its present code, even if that account was closed. */
const newAccount = ({ former, next }: LineDraft) =>
  former?.accounting_code === next.accounting_code ? null : next.accounting_code

const problemsOf = async (db: Orm, projectId: string, drafts: readonly LineDraft[]): Promise<FieldProblem[]> => {
  const coded = drafts.filter(({ former, next }) => former?.code !== next.code).map(({ next }) => next)
  const taken = await takenCodes(db, projectId, coded)
  const refused = await refusedAccounts(
    db,
    drafts.flatMap(draft => newAccount(draft) ?? []),
  )
  return drafts.flatMap(draft => {
    const { path, former, next } = draft
    const wrong = lineProblemOf(next, former ?? next)
    const account = refused.get(newAccount(draft) ?? '')
    return [
      ...(taken.has(next.id) ? [{ path: path('code'), code: 'code_taken' as const }] : []),
      ...(wrong ? [{ path: path(wrong.path), code: wrong.code }] : []),
      ...(account ? [{ path: path('accounting_code'), code: account }] : []),
    ]
  })
}

const write = async (db: Orm, projectId: string, drafts: readonly LineDraft[], moved: readonly Positioned[]) => {
  const edited = drafts.filter(({ former }) => former)
  const recoded = edited.filter(({ former, next }) => former?.code !== next.code).map(({ next }) => next.id)
  if (recoded.length > 1) await parkCodes(db, recoded)
  const rows = edited.map(({ next }) => next)
  await withinSurplus(edited[0]?.path('price_minor') ?? 'price_minor', 'below_spent', () => updateLines(db, rows))
  await moveLines(db, moved)
  const additions = drafts.filter(({ former }) => !former)
  const added = await insertLines(
    db,
    additions.map(({ next }) => next),
  )
  await returnToLines(db, projectId, [...added])
  // Only an ID that another project inserted concurrently is still unknown here.
  return additions
    .filter(({ next }) => !added.has(next.id))
    .map(({ path }) => ({ path: path('id'), code: 'unknown_value' }))
}

/**
 * Edits, adds, and deletes lines, all or nothing. This transaction must have locked the project against other changes.
 * Concurrent requests may post expenses, but not on these lines. Reports problems of all fields. The number of queries
 * doesn't depend on the number of lines.
 */
export const changeLines = async (
  context: Context,
  projectId: string,
  { edits, adds, deletes = [] }: LineChanges,
  naming: Naming,
): Promise<ChangedLines> => {
  const { db, user } = context
  const added = await draftAdds(db, projectId, adds, naming)
  const rows = await lockLines(db, projectId, [...edits, ...deletes, ...added.moved].map(({ id }) => id).toSorted())
  const { total_minor: before } = await projectSumsOf(db, projectId)
  const lostLines = await deleteLines(context, deletes, rows, naming)
  const drafts = [...(await draftEdits(context, edits, rows, naming)), ...added.drafts]
  const [first] = drafts
  const problems = [...added.problems, ...(await problemsOf(db, projectId, drafts))]
  if (problems.length > 0) throw refuse('invalid', { errors: problems })
  const refused = await write(db, projectId, drafts, added.moved)
  if (refused.length > 0) throw refuse('invalid', { errors: refused })
  const entries = drafts.map(({ former, next }) => {
    const details = former ? { ...changedValues(former, next, lineFields), fields: differingFields(former, next) } : {}
    return { userId: user.id, action: former ? 'edit' : 'add', entity: 'budget_items', entityId: next.id, details }
  })
  await writeAudit(db, ...entries)
  const answer = await budgetAnswerOf(
    context,
    projectId,
    [...edits, ...adds].map(({ id }) => id),
    lostLines,
  )
  if (first && answer.totals.total_minor > limits.minor_max)
    throw refuse('invalid', { errors: [{ path: first.path('price_minor'), code: 'value_too_large' }] })
  if (first && (await exceedsBudget(db, projectId, { before, after: answer.totals.total_minor })))
    throw refuse('invalid', { errors: [{ path: first.path('price_minor'), code: 'over_budget' }] })
  return answer
}
