import { type Currency, surplusOf } from '@portal/contract/core/fields/money'
import type { RequestLine } from '@portal/contract/requests/request-items'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { budgetItems } from '../../../money/budget-ledger/schema.ts'
import { isProjectVisible } from '../../../people/visibility/visible-rows.ts'
import type { Orm } from '../../../platform/database/index.ts'
import type { SessionUser } from '../../../platform/http/context.ts'
import { projects } from '../../../programmes/projects/schema.ts'

/** Selects lines by ID, or by project and currency. */
interface Which {
  readonly ids?: readonly string[]
  readonly currency?: Currency
  readonly project_id?: string | undefined
  /** Excludes this request's own commitments. */
  readonly request_id?: string | undefined
}

// New requests have no ID, and so no commitments.
const ownCommitments = (id: string | undefined) =>
  sql<number>`coalesce((SELECT sum(amount_minor) FROM commitments c
    WHERE c.document_id = ${id ?? null} AND c.item_id = ${budgetItems.id}), 0)`.mapWith(Number)

/** Budget lines of projects that the user sees, with the amount left on each. */
export const requestLines = async (
  db: Orm,
  user: SessionUser,
  { ids, currency, project_id, request_id }: Which,
): Promise<readonly (RequestLine & { readonly currency: Currency })[]> => {
  const rows = await db
    .select({
      id: budgetItems.id,
      code: budgetItems.code,
      name: budgetItems.name,
      unit: budgetItems.unit,
      project: { id: projects.id, code: projects.code, name: projects.name },
      currency: projects.currency,
      money: {
        total_minor: budgetItems.total_minor,
        spent_minor: budgetItems.spent_minor,
        committed_minor: budgetItems.committed_minor,
      },
      own_minor: ownCommitments(request_id),
    })
    .from(budgetItems)
    .innerJoin(projects, eq(projects.id, budgetItems.project_id))
    .where(
      and(
        isProjectVisible(user, sql`projects.id`),
        ids && inArray(budgetItems.id, [...ids]),
        currency && eq(projects.currency, currency),
        project_id === undefined ? undefined : eq(projects.id, project_id),
      ),
    )
    .orderBy(asc(projects.code), asc(budgetItems.code), asc(budgetItems.id))
  return rows.map(({ money, own_minor, ...row }) => ({ ...row, surplus_minor: surplusOf(money) + own_minor }))
}
