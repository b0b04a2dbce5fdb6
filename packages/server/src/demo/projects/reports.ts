import type { Activity } from '@portal/contract/programmes/activities'
import { isPastPlan } from '@portal/contract/programmes/delays'
import type { Orm } from '../../platform/database/index.ts'
import { insertUpdate, newestReport } from '../../programmes/activity-updates/store.ts'
import { auditAt } from '../audited.ts'
import { daysFrom } from '../calendar.ts'
import type given from '../texts/activities.json'

/** Texts of a project's activities in one language. */
export type Texts = (typeof given)['en']

/** An activity's plan, and its state today. */
export interface ReportPlan {
  readonly start_date: string
  readonly end_date: string
  readonly actual_start: string | null
  readonly actual_end: string | null
  readonly state: Activity['state']
  readonly completion: number
}

interface Planned {
  readonly planned_value_minor: number
  readonly planned_beneficiaries: number
}

/** Actual figures of a plan at a percentage of completion. */
export const figuresAt = (plan: Planned, completion: number) => ({
  actual_cost_minor: Math.round((plan.planned_value_minor * completion) / 100),
  actual_beneficiaries: Math.round((plan.planned_beneficiaries * completion) / 100),
})

interface Reporting {
  readonly plan: ReportPlan
  readonly values: Planned
  readonly by_user: string
  readonly texts: Texts
  readonly today: string
  /** Whether the first of several reports needs a correction. */
  readonly isCorrected: boolean
}

type Update = Parameters<typeof insertUpdate>[1]

/** A report that counts beneficiaries twice, and its correction two days later. */
const reportWrong = async (db: Orm, update: Update, reason: string): Promise<void> => {
  const { activity_id, by_user, report_date, actual_beneficiaries } = update
  const at = (days: number) => new Date(`${daysFrom(report_date, days)}T09:00:00Z`)
  await insertUpdate(db, { ...update, actual_beneficiaries: actual_beneficiaries * 2, created_at: at(0) })
  const wrong = await newestReport(db, activity_id)
  await insertUpdate(db, { ...update, corrects_id: wrong?.id, correction_reason: reason, created_at: at(2) })
  const entry = { userId: by_user, action: 'correct', entity: 'activities', entityId: activity_id, reason }
  await auditAt(db, at(2), entry)
}

/** Monthly reports from an activity's start to its end or today, with the progress at that time. */
export const seedReports = async (db: Orm, activity_id: string, reporting: Reporting): Promise<void> => {
  const { plan, values, by_user, texts, today, isCorrected } = reporting
  const { actual_start, actual_end } = plan
  if (!actual_start) return
  const last = actual_end ?? today
  const days: string[] = []
  for (let day = daysFrom(actual_start, 21); day < last; day = daysFrom(day, 30)) days.push(day)
  for (const [at, report_date] of [...days, last].entries()) {
    const completion = Math.round((plan.completion * (at + 1)) / (days.length + 1) / 5) * 5
    const stated = { actual_start, actual_end: report_date === last ? actual_end : null }
    const isLate = isPastPlan({ ...plan, ...stated }, report_date)
    const update = {
      ...{ activity_id, report_date, ...stated, ...figuresAt(values, completion), completion, by_user },
      delay_justification: isLate ? texts.delay : null,
    }
    if (isCorrected && at === 0 && days.length > 1) await reportWrong(db, update, texts.correction)
    else await insertUpdate(db, update)
  }
}
