import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import type { Orm } from '../../platform/database/index.ts'
import type { FieldProblem } from '../../platform/http/refusal.ts'
import { addedRow } from './draft.ts'
import type { LineDraft, Naming } from './naming.ts'
import { insertAmong, type Positioned } from './positions.ts'
import { findLines, positionsIn } from './store.ts'

/** New lines to insert, existing lines to move, and problems of the request. */
export interface LineAdditions {
  readonly drafts: readonly LineDraft[]
  readonly moved: readonly Positioned[]
  readonly problems: readonly FieldProblem[]
}

type Given = readonly { readonly add: AddedItem; readonly path: (field: string) => string }[]

/** Filters out lines that are stored already, so a request sent twice only stores them once. */
const unstored = async (db: Orm, projectId: string, given: Given, problems: FieldProblem[]) => {
  const stored = await findLines(
    db,
    given.map(({ add }) => add.id),
  )
  const projects = new Map(stored.map(row => [row.id, row.project_id]))
  const seen = new Set<string>()
  return given.filter(({ add, path }) => {
    const owner = projects.get(add.id)
    const isTwice = seen.has(add.id)
    seen.add(add.id)
    if (isTwice || (owner !== undefined && owner !== projectId))
      problems.push({ path: path('id'), code: 'unknown_value' })
    return owner === undefined && !isTwice
  })
}

/** Assigns positions to new lines. This transaction must have locked the project. */
export const draftAdds = async (
  db: Orm,
  projectId: string,
  adds: readonly AddedItem[],
  naming: Naming,
): Promise<LineAdditions> => {
  const problems: FieldProblem[] = []
  const given = adds.map((add, at) => ({ add, path: (field: string) => naming.path('adds', at, field) }))
  const fresh = await unstored(db, projectId, given, problems)
  const byCategory = Map.groupBy(fresh, ({ add }) => add.category_id)
  const present = await positionsIn(db, projectId, [...byCategory.keys()])
  const positions = new Map<string, number>()
  for (const [category, wanted] of byCategory) {
    const siblings = present.get(category)
    const { changed, lost } = insertAmong(
      siblings ?? [],
      wanted.map(({ add }) => add),
    )
    for (const { id, position } of changed) positions.set(id, position)
    for (const { add, path } of wanted) {
      if (!siblings) problems.push({ path: path('category_id'), code: 'unknown_value' })
      else if (lost.includes(add.id)) problems.push({ path: path('after_id'), code: 'unknown_value' })
    }
  }
  const isFresh = new Set(fresh.map(({ add }) => add.id))
  return {
    drafts: fresh.map(({ add, path }) => ({ path, next: addedRow(add, projectId, positions.get(add.id) ?? 0) })),
    moved: [...positions].filter(([id]) => !isFresh.has(id)).map(([id, position]) => ({ id, position })),
    problems,
  }
}
