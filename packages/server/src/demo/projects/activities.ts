import { setTeam } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { activityTeam, addActivityEvent, insertActivity } from '../../programmes/activities/store.ts'
import { insertSubActivity, subActivityTeam } from '../../training/sub-activities/store.ts'
import { personId } from '../accounts.ts'
import { daysFrom, monthsFrom } from '../calendar.ts'
import { chanceOf } from '../chance.ts'
import given from '../texts/activities.json' with { type: 'json' }
import type { DemoProject } from './projects.ts'
import { figuresAt, type ReportPlan, seedReports, type Texts } from './reports.ts'

/** Some activities begin late, some are overdue, and now and then one is on hold. */
const planOf = (demo: DemoProject, at: number, count: number, today: string): ReportPlan => {
  const chance = chanceOf(demo.project.code, at)
  const length = demo.months / count
  const start_date = monthsFrom(demo.now, demo.from + Math.floor(at * length), 5)
  const end_date = monthsFrom(demo.now, demo.from + Math.floor((at + 1) * length), 0)
  const begins = daysFrom(start_date, chance < 0.3 ? 14 : 0)
  const ends = daysFrom(end_date, chance > 0.8 ? 10 : -5)
  if (begins > today)
    return { start_date, end_date, actual_start: null, actual_end: null, state: 'not_started', completion: 0 }
  const begun = { start_date, end_date, actual_start: begins }
  if (ends <= today) return { ...begun, actual_end: ends, state: 'completed', completion: 100 }
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  const completion = Math.min(95, Math.round((days(begins, today) / days(begins, ends)) * 20) * 5)
  return { ...begun, actual_end: null, state: chance > 0.55 && chance < 0.7 ? 'holding' : 'in_progress', completion }
}

const step = (
  db: Orm,
  activity_id: string,
  kind: 'start' | 'hold' | 'complete',
  day: string,
  by_user: string,
  reason?: string,
) => addActivityEvent(db, { activity_id, kind, by_user, at: new Date(`${day}T09:00:00Z`), ...(reason && { reason }) })

/** Five activities per project with their reports: completed, running, late, on hold, and upcoming. */
export const seedActivities = async (db: Orm, projects: readonly DemoProject[], today: string): Promise<void> => {
  const coordinator = await personId(db, 'activity_coordinator')
  for (const demo of projects) {
    const texts = /\p{Script=Arabic}/u.test(demo.project.name) ? given.ar : given.en
    for (const [at, name] of texts.names.entries()) {
      const plan = planOf(demo, at, texts.names.length, today)
      const values = {
        planned_value_minor: Math.round(demo.project.budget_minor / 20_000) * 1000,
        planned_beneficiaries: 40 + Math.floor(chanceOf(demo.project.code, name) * 8) * 20,
      }
      const { description, agendas, objectives, materials } = texts
      const id = await insertActivity(db, {
        ...plan,
        ...values,
        ...figuresAt(values, plan.completion),
        ...{ description, agendas, objectives, materials },
        project_id: demo.project.id,
        code: `${demo.project.code}.${at + 1}`,
        name,
        type: texts.types[at] ?? null,
        general_type: at === 0 ? 'general' : 'training',
        attendance_method: at === 1 ? 'online' : 'physical',
      })
      await setTeam(db, activityTeam, id, [coordinator])
      if (plan.actual_start) await step(db, id, 'start', plan.actual_start, coordinator)
      if (plan.state === 'holding') await step(db, id, 'hold', today, coordinator, texts.hold)
      if (plan.actual_end) await step(db, id, 'complete', plan.actual_end, coordinator)
      await seedReports(db, id, { plan, values, by_user: coordinator, texts, today, isCorrected: at === 1 })
      if (at === 2 || at === 3) await addGroups(db, id, demo.project.code, at, plan, texts, coordinator)
    }
  }
}

/** Two groups of trainees, as sub-activities. */
const addGroups = async (
  db: Orm,
  activity_id: string,
  project: string,
  at: number,
  plan: ReportPlan,
  texts: Texts,
  coordinator: string,
) => {
  for (const group of [1, 2]) {
    const id = await insertSubActivity(db, {
      activity_id,
      code: `${project}.${at + 1}.${group}`,
      name: texts.sub.replace('{n}', String(group)),
      course_id: null,
      start_date: plan.start_date,
      end_date: plan.end_date,
      attendance_method: 'physical',
    })
    await setTeam(db, subActivityTeam, id, [coordinator])
  }
}
