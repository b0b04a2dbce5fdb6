import type { InputOf } from '@portal/contract/core/api/endpoint'
import { type Commitment, listCommitments } from '@portal/contract/money/expenses/commitments'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Listing, pageOf } from '../../platform/http/lists/page.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { lineColumns, lineSumOf, onFilteredLines } from '../budget-ledger/line-references.ts'
import { budgetCategories, budgetItems, commitments } from '../budget-ledger/schema.ts'

const selectCommitments = (db: Orm) =>
  db
    .select({
      commitment: commitments,
      name: sql<string>`(SELECT name FROM request_items WHERE id = ${commitments.request_item_id})`,
      ...lineColumns,
    })
    .from(commitments)
    .innerJoin(projects, eq(projects.id, commitments.project_id))
    .innerJoin(budgetItems, eq(budgetItems.id, commitments.item_id))
    .innerJoin(budgetCategories, eq(budgetCategories.id, budgetItems.category_id))

/** A commitment with its budget line and category. */
type CommitmentRow = Awaited<ReturnType<typeof selectCommitments>>[number]

/** One page of a project's commitments, and the sum of all matches. */
const pageOfCommitments = async (db: Orm, query: InputOf<typeof listCommitments>) => {
  const list: Listing = {
    from: sql`commitments`,
    where: onFilteredLines(query),
    sorts: { created_at: 'moment', amount_minor: 'number' },
    usual: '-created_at',
  }
  const { sums, counted } = await lineSumOf(db, list, query.search)
  const page = await pageOf(db, list, query, {
    id: commitments.id,
    select: selectCommitments,
    idOf: ({ commitment }) => commitment.id,
    counted,
  })
  return { ...page, sum_minor: sums.sum_minor }
}

const presentCommitment = ({ commitment, name, currency, item, category }: CommitmentRow): Commitment => {
  const { project_id: _, item_id: __, request_item_id: ___, created_at, ...fields } = commitment
  return { ...fields, name, currency, item, category, created_at: created_at.toISOString() }
}

/** Only documents write commitments. People who see the project's budget can read them. */
export const commitmentRoutes = [
  handle(listCommitments, async (query, context) => {
    await requireProject(context, query.project_id)
    const page = await pageOfCommitments(context.db, query)
    return { ...page, data: page.data.map(presentCommitment) }
  }),
]
