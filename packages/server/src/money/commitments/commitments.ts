import { randomUUID } from 'node:crypto'
import { surplusOf } from '@portal/contract/core/fields/money'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { projectOf } from '../../programmes/projects/visible-project.ts'
import { commitments } from '../budget-ledger/schema.ts'
import { addMoney, lockLines, withinSurplus } from '../budget-ledger/store.ts'
import { commitmentOf, type DrawnLine, drawnLines } from './drawn-lines.ts'

/** Locks a budget line after its project, in the usual order. */
const lockBudgetLine = async (db: Orm, itemId: string) => {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectOf('budget_items', itemId)))
    .for('key share')
  const line = project && (await lockLines(db, project.id, [itemId])).get(itemId)
  if (!line) throw refuse('not_found')
  return line
}

/**
 * Stores the commitment of a request line. The caller must have locked the request and the budget line, and adds the
 * difference to the budget line's committed amount.
 */
export const storeCommitment = async (db: Orm, line: DrawnLine, amount_minor: number): Promise<void> => {
  const { id: request_item_id, item_id, project_id, kind: document, request_id: document_id, reference } = line
  if (amount_minor === 0 || item_id === null || project_id === null) {
    await db.delete(commitments).where(eq(commitments.request_item_id, request_item_id))
    return
  }
  const key = { request_item_id, item_id, project_id, document, document_id }
  await db
    .insert(commitments)
    .values({ ...key, id: randomUUID(), amount_minor, reference })
    .onConflictDoUpdate({ target: commitments.request_item_id, set: { amount_minor, reference } })
}

/**
 * Updates the commitments of a locked request to its current state. A request commits nothing before its
 * requester signs, or after it ends. In between, it commits the approved amount minus invoices. Throws `over_surplus`
 * if a budget line has too little left. Locks budget lines in the order of their IDs to prevent deadlocks.
 */
export const fitCommitments = async (db: Orm, requestId: string): Promise<void> => {
  const lines = await drawnLines(db, sql`request.id = ${requestId}`)
  const changes = lines.flatMap(line => {
    const more = commitmentOf(line) - line.committed_minor
    return line.item_id === null || more === 0 ? [] : [{ line, item_id: line.item_id, more }]
  })
  const ofBudgetLines = [...Map.groupBy(changes, ({ item_id }) => item_id)]
  for (const [item_id, own] of ofBudgetLines.sort(([one], [other]) => (one < other ? -1 : 1))) {
    let left = surplusOf(await lockBudgetLine(db, item_id))
    let path = ''
    // Releases come first and make room for additions.
    for (const { line, more } of own.toSorted((one, other) => Number(one.more > 0) - Number(other.more > 0))) {
      left -= more
      path = `items.${line.position}.total_price_minor`
      if (left < 0 && more > 0) throw refuseField(path, 'over_surplus')
    }
    const sum = own.reduce((all, { more }) => all + more, 0)
    await withinSurplus(path, 'over_surplus', () => addMoney(db, item_id, 0, sum))
    for (const { line, more } of own) await storeCommitment(db, line, line.committed_minor + more)
  }
}
