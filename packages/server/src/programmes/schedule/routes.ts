import { readCalendar, readProjectTimeline, timelineMost } from '@portal/contract/programmes/schedule'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { activitiesOf } from '../activities/store.ts'
import { requireProject } from '../projects/visible-project.ts'
import { calendarRows } from './rules.ts'
import { entriesOf } from './store.ts'

/** Routes for a project's timeline, and for a person's calendar by month. */
export const scheduleRoutes = [
  handle(readProjectTimeline, async ({ id }, context) => {
    await requireProject(context, id)
    // People who see a project see all of its activities.
    const rows = await activitiesOf(context.db, id, timelineMost)
    if (rows.length > timelineMost) throw refuse('report_too_large')
    const activities = rows.map(({ activity: { id, code, name, state, start_date, end_date, ...row } }) => ({
      ...{ id, code, name, state, start_date, end_date },
      ...{ actual_start: row.actual_start, actual_end: row.actual_end },
    }))
    return { data: { today: todayOf(context.services), activities } }
  }),

  handle(readCalendar, async ({ month, assigned = 'any' }, { db, user }) => ({
    data: await entriesOf(db, month, calendarRows(user, assigned)),
  })),
]
