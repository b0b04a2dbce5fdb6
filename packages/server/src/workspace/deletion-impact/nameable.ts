import { can, type Need } from '@portal/contract/core/rights/needs'
import { type SQL, sql } from 'drizzle-orm'
import { isActivityVisible, isProjectVisible, isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { SessionUser } from '../../platform/http/context.ts'

/** Need for a kind, and a condition on its rows. An undefined condition means all rows. */
interface Visibility {
  readonly needs: Need
  readonly rows: (user: SessionUser) => SQL | undefined
}

const ofBudget: Visibility = { needs: ['budget', 'view'], rows: user => isProjectVisible(user, sql`project_id`) }

const seen: Readonly<Record<string, Visibility | undefined>> = {
  commitments: ofBudget,
  projects: { needs: ['projects', 'view'], rows: user => isProjectVisible(user) },
  activities: { needs: ['activities', 'view'], rows: isActivityVisible },
  sub_activities: { needs: ['sub_activities', 'view'], rows: isSubActivityVisible },
  budget_categories: ofBudget,
  budget_items: ofBudget,
}

/** Condition: a row of this kind may be named to the person, because they could also read it. */
export const nameable = (kind: string, user: SessionUser): SQL => {
  const rule = seen[kind]
  if (!rule || !can(user, rule.needs)) return sql`false`
  const rows = rule.rows(user)
  return rows ? sql`(${rows})` : sql`true`
}
