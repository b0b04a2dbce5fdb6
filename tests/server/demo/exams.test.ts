import { expect, test } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'
import { seedDemo } from '../../../packages/server/src/demo/seed.ts'
import { dayFromNow } from '../support/clock.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

interface Result {
  readonly state: string
  readonly percent: number | null
  readonly unmarked: number
  readonly late: number
  readonly trainee: object | null
}

test('demo exams exist in every state for trainees, instructors and the project director', async () => {
  const { database, services, call } = portal()
  await seedDemo({ ...services, database }, services.now(), 'UTC')
  const { rows } = await database.pool.query<{ id: string; code: string }>('SELECT id, code FROM sub_activities')
  const idOf = (code: string) => rows.find(row => row.code === code)?.id
  const reader = async (name: string) => {
    const body = { email: demoEmail(name), password: demoPassword }
    const { cookies } = await call('POST', '/login', { body })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return async (path: string) => (await call('GET', path, { headers: { cookie } })).body.data
  }

  const asTrainee = await reader('user')
  const open = await asTrainee(`/sub_activities/${idOf('FMNF-2')}/exams/pre`)
  expect(open).toMatchObject({ state: 'open', question_count: 4, attempt: null })
  const own = await asTrainee(`/sub_activities/${idOf('PCM-1')}/exam_results`)
  expect(own.results.map(({ percent }: Result) => typeof percent)).toEqual(['number', 'number'])

  const asInstructor = await reader('instructor')
  const results: Result[] = []
  for (const code of ['PCM-1', 'PCM-2', 'PCM-3', 'FMNF-1'])
    results.push(...(await asInstructor(`/sub_activities/${idOf(code)}/exam_results`)).results)
  const isSome = (found: (one: Result) => boolean) => expect(results.filter(found).length).toBeGreaterThan(0)
  isSome(({ state }) => state === 'open')
  isSome(({ unmarked }) => unmarked === 1)
  isSome(({ unmarked }) => unmarked === 2)
  isSome(({ percent }) => percent !== null)
  isSome(({ late }) => late > 0)
  isSome(({ trainee }) => trainee === null)
  const texts = await asInstructor(`/sub_activities/${idOf('PCM-2')}/text_answers?slug=pre`)
  expect(texts[0].value).toMatch(/\p{Script=Arabic}/u)

  const asDirector = await reader('project_director')
  const { exams } = await asDirector(`/exams?sub_activity_id=${idOf('PCM-1')}`)
  expect(exams.map((exam: { question_count: number }) => exam.question_count)).toEqual([6, 6])

  const asked = await database.pool.query(
    `SELECT requested_at::date BETWEEN enroll_from AND enroll_until AND coalesce(decided_at < $1, true) AS is_believable
     FROM enrollments JOIN sub_activities ON sub_activities.id = sub_activity_id WHERE state <> 'rejected'`,
    [services.now()],
  )
  expect(new Set(asked.rows.map(({ is_believable }) => is_believable))).toEqual(new Set([true]))

  const outcomes = await asDirector(`/sub_activities/${idOf('PCM-1')}/results?limit=100`)
  expect(new Set(outcomes.map(({ earned }: { earned: string | null }) => earned)).size).toBeGreaterThan(1)
  // Certificates were issued by the portal's own rule.
  for (const { earned, certificate } of outcomes) if (certificate) expect(certificate.kind).toBe(earned)
  expect(outcomes.some(({ missing }: { missing: string[] }) => missing.includes('evaluation'))).toBe(true)
  const evaluationsOf = async (code: string) => {
    const { results } = await asDirector(`/sub_activities/${idOf(code)}/evaluation_results`)
    return results.map(({ type, responses }: { type: string; responses: number }) => [type, responses])
  }
  expect(await evaluationsOf('PCM-1')).toEqual([['trainee', 9]])
  expect(await evaluationsOf('FMNF-1')).toEqual([])
  const { rows: revoked } = await database.pool.query('SELECT FROM certificates WHERE revoked_at IS NOT NULL')
  expect(revoked.length).toBeGreaterThan(0)
  expect((await asTrainee('/own_certificates')).length).toBeGreaterThan(0)
  const left = await (await reader('trainee'))('/own_due')
  expect(left.map(({ kind, is_open }: { kind: string; is_open: boolean }) => [kind, is_open])).toContainEqual([
    'evaluation',
    true,
  ])
})

test('two demo courses have trainings in every phase, held and planned sessions, and at least sixty trainees', async () => {
  const { database, services } = portal()
  await seedDemo({ ...services, database }, services.now(), 'UTC')
  const today = [dayFromNow(portal(), 0)]
  const phasesOn = `
    SELECT abbreviation AS course, array_agg(DISTINCT CASE
      WHEN end_date < $1 THEN 'over'
      WHEN start_date <= $1 THEN 'ongoing'
      WHEN enroll_until >= $1 THEN 'enrolling'
      ELSE 'coming' END) AS phases
    FROM sub_activities JOIN courses ON courses.id = course_id GROUP BY abbreviation ORDER BY abbreviation`
  const { rows: phases } = await database.pool.query<{ course: string; phases: string[] }>(phasesOn, today)
  const every = ['coming', 'enrolling', 'ongoing', 'over']
  expect(phases).toEqual([
    { course: 'FMNF', phases: every },
    { course: 'PCM', phases: every },
  ])
  const sessionsOn = `
    SELECT code, count(*) FILTER (WHERE date < $1)::int AS held,
      count(*) FILTER (WHERE date >= $1)::int AS planned, bool_and(date BETWEEN start_date AND end_date) AS fit
    FROM training_sessions JOIN sub_activities ON sub_activities.id = sub_activity_id GROUP BY code ORDER BY code`
  const { rows: sessions } = await database.pool.query(sessionsOn, today)
  expect(sessions).toEqual([
    { code: 'FMNF-1', held: 2, planned: 0, fit: true },
    { code: 'FMNF-2', held: 0, planned: 2, fit: true },
    { code: 'FMNF-3', held: 2, planned: 2, fit: true },
    { code: 'PCM-1', held: 4, planned: 0, fit: true },
    { code: 'PCM-2', held: 3, planned: 1, fit: true },
    { code: 'PCM-3', held: 0, planned: 4, fit: true },
  ])
  const { rows: broken } = await database.pool.query(
    `SELECT FROM training_sessions one JOIN training_sessions other
       ON other.sub_activity_id = one.sub_activity_id AND other.date = one.date AND other.id <> one.id
         AND other.start_time < one.end_time AND one.start_time < other.end_time
     UNION ALL SELECT FROM attendance JOIN training_sessions ON id = session_id WHERE date >= $1
     UNION ALL SELECT FROM certificates JOIN sub_activities training ON training.id = sub_activity_id
       WHERE issued_at::date <= training.end_date`,
    today,
  )
  expect(broken, 'overlapping sessions, early marks and early certificates').toEqual([])
  const { rows: left } = await database.pool.query(
    `SELECT count(*) FILTER (WHERE state = 'dropped_out' AND reason <> '')::int AS dropped_out,
       count(*) FILTER (WHERE leave_asked_at IS NOT NULL)::int AS asks FROM enrollments`,
  )
  expect(left).toEqual([{ dropped_out: 2, asks: 2 }])
  const { rows: people } = await database.pool.query('SELECT count(DISTINCT user_id)::int AS asking FROM enrollments')
  expect(people[0].asking).toBeGreaterThanOrEqual(60)
})
