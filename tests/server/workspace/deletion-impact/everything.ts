import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { aCategory, aDonor, aFileRow, aLine, anActivity, anExpense, aProject } from '../../support/made.ts'
import type { Person, Portal } from '../../support/portal.ts'
import { aSession } from '../../support/training/trainings.ts'

/** Creates a donor with two projects. Each has a row in every table that the deletion affects. */
export const everything = async (portal: Portal, as: Person) => {
  const rowsOf = async (query: string, values: unknown[] = []) => (await portal.database.pool.query(query, values)).rows
  const donor = await aDonor(portal, {}, as)
  // Nobody deletes a training that they take.
  const trainee = await portal.person('user')
  const made = async (donor_id: string) => {
    const project = await aProject(portal, { donor_id }, as)
    const dates = { start_date: '2026-01-01', end_date: '2099-12-31' }
    const activity = await anActivity(portal, { project_id: project.id, ...dates }, as)
    const send = async (path: string, body: object) => {
      const answer = await portal.call('POST', path, { as, body })
      expect([path, answer.status]).toEqual([path, 200])
      return answer.body.data
    }
    await send('/indicators', { project_id: project.id, name: 'Wells', unit: 'wells', baseline: 0, target: 5 })
    await send(`/activities/${activity.id}/start`, { version: 1, actual_start: '2026-01-01' })
    const figures = { actual_cost_minor: 1, actual_beneficiaries: 1, completion: 10 }
    await send(`/activities/${activity.id}/updates`, { version: 2, report_date: '2026-02-01', ...figures })
    const part = { activity_id: activity.id, code: 'S', name: 'Part', attendance_method: 'online', ...dates }
    const training = await send('/sub_activities', part)
    const team = { version: 1, user_ids: [as.id] }
    await portal.call('PATCH', `/sub_activities/${training.id}/team`, { as, body: team })
    for (const [role, { id }] of Object.entries({ instructors: as, trainees: trainee }))
      await rowsOf(`INSERT INTO sub_activity_${role} (sub_activity_id, user_id) VALUES ($1, $2)`, [training.id, id])
    await rowsOf(
      `WITH asked AS (
         INSERT INTO enrollments (id, sub_activity_id, user_id, state)
         VALUES (gen_random_uuid(), $1, $2, 'approved') RETURNING id)
       INSERT INTO enrollment_events (id, enrollment_id, state) SELECT gen_random_uuid(), id, 'approved' FROM asked`,
      [training.id, trainee.id],
    )
    const session = await aSession(portal, training.id)
    await rowsOf(`INSERT INTO attendance (session_id, user_id, mark, marked_at) VALUES ($1, $2, 'present', now())`, [
      session,
      trainee.id,
    ])
    await rowsOf(
      `WITH test AS (
         INSERT INTO exams (id, sub_activity_id, slug, title) VALUES (gen_random_uuid(), $1, 'pre', 'Before') RETURNING id)
       INSERT INTO exam_attempts (id, exam_id, user_id, started_at, seed)
         SELECT gen_random_uuid(), id, $2, now(), 1 FROM test`,
      [training.id, trainee.id],
    )
    for (const [of_kind, { id: of_id }] of Object.entries({ project, activity, sub_activity: training }))
      await send('/comments', { of_kind, of_id, text: 'Agreed' })
    const category = await aCategory(portal, { project_id: project.id }, as)
    const line = await aLine(portal, { category_id: category.id }, as)
    const { id: expense } = await anExpense(portal, { item_id: line.id }, as)
    await aFileRow(portal, as.id, { column: 'project_id', id: project.id })
    await aFileRow(portal, as.id, { column: 'activity_id', id: activity.id })
    await aFileRow(portal, as.id, { column: 'sub_activity_id', id: training.id })
    await aFileRow(portal, as.id, { column: 'expense_id', id: expense })
    const file = randomUUID()
    const ids = [project.id, as.id]
    await rowsOf('INSERT INTO forecasts (project_id, version) VALUES ($1, 2)', [project.id])
    await rowsOf(
      `INSERT INTO forecast_months SELECT $1, make_date(2026, month, 1), $2, 5 FROM generate_series(1, 3) month`,
      [line.id, project.id],
    )
    await rowsOf(`INSERT INTO month_explanations VALUES ($1, '2026-01-01', 'Rain', $2, now(), 1)`, ids)
    await rowsOf(
      `INSERT INTO imports (id, project_id, user_id, kind, name, size, sha256) VALUES ($3, $1, $2, 'items', 'a', 1, 'x')`,
      [...ids, file],
    )
    await rowsOf(`INSERT INTO import_parts VALUES ($1, 0, 'x')`, [file])
    return { project, activity, training, category, line }
  }
  await made((await aDonor(portal, {}, as)).id)
  return { donor, ...(await made(donor.id)) }
}
