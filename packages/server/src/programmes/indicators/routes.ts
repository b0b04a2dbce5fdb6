import { can } from '@portal/contract/core/rights/needs'
import {
  addIndicator,
  deleteIndicator,
  editIndicator,
  type Indicator,
  listIndicators,
  readIndicator,
  recordIndicatorValue,
} from '@portal/contract/programmes/indicators'
import { sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { OfVersion } from '../../platform/database/rows.ts'
import type { Context, SessionUser } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuseField } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { refuseForeignActivity } from '../activities/of-project.ts'
import { requireProject } from '../projects/visible-project.ts'
import { beneficiariesOf, type IndicatorRow, indicatorStore, storeValue } from './store.ts'

const audit = auditOf('indicators')

const present = (user: SessionUser, { activity_id: _, ...row }: IndicatorRow): Indicator => ({
  ...row,
  can: {
    edit: can(user, editIndicator.needs),
    delete: can(user, deleteIndicator.needs),
    record: can(user, recordIndicatorValue.needs),
  },
})

const visible = (user: SessionUser) => isProjectVisible(user, sql`indicators.project_id`)

const found = async ({ db, user }: Context, id: string) =>
  present(user, orNotFound(await indicatorStore.find(db, id, visible(user))))

/** Locks an indicator of a project that the person sees, and checks its version. */
const locked = async (context: Context, { id, version }: OfVersion) =>
  ofVersion(await indicatorStore.lock(context.db, id, visible(context.user)), version, () => found(context, id))

/** Indicator routes. People who see a project see its indicators, and those of its activities. */
export const indicatorRoutes = [
  handle(listIndicators, async (query, context) => {
    const { db, user } = context
    await requireProject(context, query.project_id)
    const page = await indicatorStore.page(db, query)
    const beneficiaries = await beneficiariesOf(db, query.project_id, query.activity_id)
    return { ...page, data: page.data.map(row => present(user, row)), beneficiaries }
  }),

  handle(readIndicator, async ({ id }, context) => ({ data: await found(context, id) })),

  handle(addIndicator, async (draft, context) => {
    await requireProject(context, draft.project_id, 'key share')
    await refuseForeignActivity(context.db, draft.project_id, draft.activity_id)
    const id = await indicatorStore.insert(context.db, draft)
    await audit(context, 'add', id, { project_id: draft.project_id, name: draft.name })
    return { data: await found(context, id) }
  }),

  handle(editIndicator, async ({ id, version, activity_id, ...draft }, context) => {
    const former = await locked(context, { id, version })
    const { project_id } = former
    await refuseForeignActivity(context.db, project_id, activity_id)
    const next = { ...draft, activity_id: activity_id ?? null }
    await indicatorStore.change(context.db, id, next)
    const changes = changedValues(former, next, ['name', 'unit', 'baseline', 'target'])
    await audit(context, 'edit', id, { project_id, name: draft.name, ...changes })
    return { data: await found(context, id) }
  }),

  handle(recordIndicatorValue, async ({ id, version, date, value, note }, context) => {
    const { name, project_id } = await locked(context, { id, version })
    if (date > todayOf(context.services)) throw refuseField('date', 'date_future')
    // The audit records the replaced value of the same day.
    const before = (await found(context, id)).values.find(one => one.date === date)?.value ?? null
    await storeValue(context.db, { indicator_id: id, date, value, note: note || null })
    await indicatorStore.change(context.db, id, {})
    const values = [{ field: 'value', before, after: value }]
    await audit(context, 'record', id, { project_id, name, day: date, values, fields: ['value'] })
    return { data: await found(context, id) }
  }),

  handle(deleteIndicator, async (it, context) => {
    const { project_id, name } = await locked(context, it)
    await indicatorStore.remove(context.db, it.id)
    await audit(context, 'delete', it.id, { project_id, name })
    return DONE
  }),
]
