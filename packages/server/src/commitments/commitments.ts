import { randomUUID } from 'node:crypto'
import { surplusOf } from '@portal/contract/money'
import type { RequestKind } from '@portal/contract/request_records'
import { and, asc, eq } from 'drizzle-orm'
import { addMoney, lockLines, withinSurplus } from '../budget_ledger/store.ts'
import { type Posting, postExpense } from '../expenses/post.ts'
import type { Orm } from '../platform/database/index.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { projects } from '../projects/schema.ts'
import { projectOf } from '../projects/visible-project.ts'
import { commitments } from './schema.ts'

/** A document, by the name of its area and its id. */
export interface DocumentKey {
  readonly document: RequestKind
  readonly document_id: string
}

/** What a document commits of one line, in minor units of the project's currency; `reference` as people call it. */
export interface CommitmentDraft extends DocumentKey {
  readonly item_id: string
  readonly reference: string
  readonly amount_minor: number
}

/** A line with its project, both locked in the order that everyone locks them in. */
const locked = async (db: Orm, itemId: string) => {
  const [project] = await db
    .select({
      ...{ id: projects.id, currency: projects.currency },
      ...{ start_date: projects.start_date, end_date: projects.end_date, closed_months: projects.closed_months },
    })
    .from(projects)
    .where(eq(projects.id, projectOf('budget_items', itemId)))
    .for('key share')
  const line = project && (await lockLines(db, project.id, [itemId])).get(itemId)
  if (!line) throw refuse('not_found')
  return { project, line }
}

const ofDocument = ({ document, document_id }: DocumentKey) =>
  and(eq(commitments.document, document), eq(commitments.document_id, document_id))

const ofDocumentAndLine = (key: DocumentKey, itemId: string) => and(ofDocument(key), eq(commitments.item_id, itemId))

/**
 * Commits money of a line for a document, at most what is left of it; what the document has committed of it already is
 * left out and replaced (decision 18). Refuses `amount_minor` with `over_surplus`. A document with several lines
 * commits them in the order of their ids.
 */
export const commit = async (db: Orm, { item_id, amount_minor, reference, ...key }: CommitmentDraft): Promise<void> => {
  const { project, line } = await locked(db, item_id)
  const [own] = await db.select().from(commitments).where(ofDocumentAndLine(key, item_id))
  const more = amount_minor - (own?.amount_minor ?? 0)
  if (more > surplusOf(line)) throw refuseField('amount_minor', 'over_surplus')
  await withinSurplus('amount_minor', 'over_surplus', () => addMoney(db, item_id, 0, more))
  await db
    .insert(commitments)
    .values({ ...key, id: randomUUID(), project_id: project.id, item_id, amount_minor, reference })
    .onConflictDoUpdate({
      target: [commitments.document, commitments.document_id, commitments.item_id],
      set: { amount_minor, reference },
    })
}

/** Releases all that a document has committed; nothing where it has committed nothing. */
export const release = async (db: Orm, key: DocumentKey): Promise<void> => {
  const open = await db.select().from(commitments).where(ofDocument(key)).orderBy(asc(commitments.item_id))
  for (const { item_id } of open) await locked(db, item_id)
  const given = await db.delete(commitments).where(ofDocument(key)).returning()
  for (const { item_id, amount_minor } of given) await addMoney(db, item_id, 0, -amount_minor)
}

/**
 * Turns what a document has committed of a line into an expense on it, and gives the expense's id. The expense may be
 * more or less than what was committed, as far as the line reaches. Refuses with `not_found` where nothing is
 * committed.
 */
export const convert = async (
  db: Orm,
  key: DocumentKey,
  itemId: string,
  posting: Posting,
  today: string,
): Promise<string> => {
  const { project, line } = await locked(db, itemId)
  const [given] = await db.delete(commitments).where(ofDocumentAndLine(key, itemId)).returning()
  if (!given) throw refuse('not_found')
  await addMoney(db, itemId, 0, -given.amount_minor)
  const freed = { ...line, committed_minor: line.committed_minor - given.amount_minor }
  return postExpense(db, project, freed, posting, today)
}
