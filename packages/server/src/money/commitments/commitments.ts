import { randomUUID } from 'node:crypto'
import { surplusOf } from '@portal/contract/core/fields/money'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { projectOf } from '../../programmes/projects/visible-project.ts'
import { addMoney, lockLines, withinSurplus } from '../budget-ledger/store.ts'
import { commitmentOf, type DrawnLine, drawnLines } from './drawn-lines.ts'
import { commitments } from './schema.ts'

/** A budget line with its project, both locked in the order that everyone locks them in. */
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
 * Writes what a line of a request commits. The caller has locked the request and the budget line, and adds the
 * difference to what is committed of the latter.
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
 * Makes each line of a request that this transaction has locked commit what it has to in the request's present state:
 * nothing before the requester has signed, then what was approved less what was invoiced, and nothing once the request
 * has ended (decision 56). Refuses a line that the budget line has too little for with `over_surplus`. Budget lines are
 * locked in the order of their ids, so that two requests never wait in a circle.
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
