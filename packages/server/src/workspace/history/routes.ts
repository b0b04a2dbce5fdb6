import { can } from '@portal/contract/core/rights/needs'
import { exchangeRateEndpoints } from '@portal/contract/money/exchange-rates/exchange-rates'
import { accountingCodeEndpoints } from '@portal/contract/money/expenses/accounting-codes'
import { readPartner } from '@portal/contract/partners/partners'
import { readUserRecord } from '@portal/contract/people/users/users'
import { donorEndpoints } from '@portal/contract/programmes/donors'
import { readIndicator } from '@portal/contract/programmes/indicators'
import { readDelegation } from '@portal/contract/requests/delegations'
import { evaluationFormEndpoints } from '@portal/contract/training/evaluations/evaluation-forms'
import { readTrainer } from '@portal/contract/training/participants/trainers'
import { courseEndpoints } from '@portal/contract/training/sub-activities/courses'
import { type HistoryOwner, listHistory } from '@portal/contract/workspace/history'
import { listRemovedDonors, listRemovedProjects } from '@portal/contract/workspace/removals'
import { sql } from 'drizzle-orm'
import { accountingCodeStore } from '../../money/accounting-codes/routes.ts'
import { exchangeRateStore } from '../../money/exchange-rates/store.ts'
import { partnerStore } from '../../partners/store.ts'
import { findUser } from '../../people/users/store.ts'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { donorStore } from '../../programmes/donors/store.ts'
import { indicatorStore } from '../../programmes/indicators/store.ts'
import { projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { delegationRows, isOwnDelegation } from '../../requests/delegations/store.ts'
import { courseStore } from '../../training/courses/routes.ts'
import { evaluationFormStore } from '../../training/evaluation-forms/store.ts'
import { findTrainer } from '../../training/trainers/store.ts'
import { readerOf, seesRecord } from '../records/visible.ts'
import { presentHistory } from './present.ts'
import { pageOfHistory, pageOfRemovals } from './store.ts'

// People who see the list see all its rows.
const lists = {
  donor: { store: donorStore, needs: donorEndpoints.read.needs },
  course: { store: courseStore, needs: courseEndpoints.read.needs },
  accounting_code: { store: accountingCodeStore, needs: accountingCodeEndpoints.read.needs },
  trainer: { store: { find: findTrainer }, needs: readTrainer.needs },
  exchange_rate: { store: exchangeRateStore, needs: exchangeRateEndpoints.read.needs },
  user: { store: { find: findUser }, needs: readUserRecord.needs },
  evaluation_form: { store: evaluationFormStore, needs: evaluationFormEndpoints.read.needs },
  partner: { store: partnerStore, needs: readPartner.needs },
} as const

const isListed = (kind: HistoryOwner): kind is keyof typeof lists => Object.hasOwn(lists, kind)

/** Routes for the history of records. People who see the budget see changes of its lines. */
export const historyRoutes = [
  handle(listHistory, async ({ of_kind: kind, of_id: id, ...query }, context) => {
    const { db, user } = context
    if (kind === 'budget_item') {
      if (!can(user, ['budget', 'view'])) throw refuse('not_found')
      await requireProject(context, projectOf('budget_items', id))
    } else if (kind === 'indicator') {
      const isSeen = isProjectVisible(user, sql`indicators.project_id`)
      if (!can(user, readIndicator.needs) || !(await indicatorStore.find(db, id, isSeen))) throw refuse('not_found')
    } else if (kind === 'delegation') {
      const isSeen = can(user, readDelegation.needs) && (await delegationRows.find(db, id, isOwnDelegation(user.id)))
      if (!isSeen) throw refuse('not_found')
    } else if (isListed(kind)) {
      const { store, needs } = lists[kind]
      if (!can(user, needs) || !(await store.find(db, id))) throw refuse('not_found')
    } else if (!(await seesRecord(db, await readerOf(context), { kind, id }))) throw refuse('not_found')
    const sees = { budget: can(user, ['budget', 'view']), allProjects: can(user, ['projects', 'view_all']) }
    const page = await pageOfHistory(db, { kind, id, sees }, query)
    return { ...page, data: page.data.map(row => presentHistory(user, kind, row)) }
  }),

  handle(listRemovedDonors, async (query, { db, user }) => {
    const page = await pageOfRemovals(db, 'donors', undefined, query)
    return { ...page, data: page.data.map(row => presentHistory(user, 'removals', row)) }
  }),

  handle(listRemovedProjects, async (query, { db, user }) => {
    const by = can(user, ['projects', 'view_all']) ? undefined : user.id
    const page = await pageOfRemovals(db, 'projects', by, query)
    return { ...page, data: page.data.map(row => presentHistory(user, 'removals', row)) }
  }),
]
