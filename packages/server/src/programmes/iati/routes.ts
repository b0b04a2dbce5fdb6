import { limits } from '@portal/contract/core/fields/limits'
import { exportIati } from '@portal/contract/programmes/iati'
import { reportMost } from '@portal/contract/workspace/reports'
import { eq, sql } from 'drizzle-orm'
import { budgetItems } from '../../money/budget-ledger/schema.ts'
import { expenses } from '../../money/expenses/schema.ts'
import { type Orm, transaction } from '../../platform/database/index.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { projectFilters } from '../projects/filters.ts'
import { presentProject } from '../projects/present.ts'
import { pageOfProjects } from '../projects/store.ts'
import { requireProject } from '../projects/visible-project.ts'
import { activityOf, type Spending } from './activity.ts'
import { element, xmlDocumentOf } from './xml.ts'

/** Expenses of projects, oldest first. Returns one more row than a report may contain if there are more. */
const spentIn = (db: Orm, ids: readonly string[]) => {
  const { project_id, date, amount_minor, id } = expenses
  return db
    .select({ project_id, date, amount_minor, line: budgetItems.name })
    .from(expenses)
    .innerJoin(budgetItems, eq(budgetItems.id, expenses.item_id))
    .where(sql`${project_id} = ANY (${sql.param([...ids])}::uuid[])`)
    .orderBy(date, id)
    .limit(reportMost.expenses + 1)
}

/** Exports visible projects with budgets and transactions. Reads them in one repeatable read transaction. */
export const iatiRoutes = [
  handle(exportIati, async ({ project_id }, context) => {
    const { user, services } = context
    const { IATI_ORGANISATION: ref, IATI_ORGANISATION_NAME: name } = services.settings
    if (!ref || !name) throw refuse('iati_organisation_missing')
    const data = await transaction(
      services.database,
      async db => {
        const at = { ...context, db }
        const only = project_id ? await requireProject(at, project_id) : undefined
        const where = [...projectFilters({}, context), only && sql`projects.id = ${only.id}`]
        const { data: rows, total } = await pageOfProjects(db, where, { sort: 'code', limit: limits.page_size_max })
        const spent = await spentIn(
          db,
          rows.map(({ project }) => project.id),
        )
        if (total > rows.length || spent.length > reportMost.expenses) throw refuse('report_too_large')
        return { rows, spent, only }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    // The standard doesn't allow a file without projects.
    if (data.rows.length === 0) throw refuse('not_found')
    const today = todayOf(services)
    const spentOf = (id: string): Spending[] => data.spent.filter(one => one.project_id === id)
    const activities = data.rows.map(row =>
      activityOf(presentProject(user, today, row), spentOf(row.project.id), { ref, name }),
    )
    const root = element(
      'iati-activities',
      { version: '2.03', 'generated-datetime': services.now().toISOString() },
      ...activities,
    )
    return { data: { file: `${data.only ? `${data.only.code}-` : ''}iati-${today}.xml`, xml: xmlDocumentOf(root) } }
  }),
]
