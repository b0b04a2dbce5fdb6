import { randomUUID } from 'node:crypto'
import type { Person, Portal } from '../../../support/portal.ts'
import { aMark, aSession, aTest, aTrainingOf } from '../../../support/training/trainings.ts'

/** A training with one trainee and the records that others can change about them. */
export interface World {
  readonly training: string
  /** The training's fields that its form sends. */
  readonly plan: object
  readonly session: string
  /** The exam that they took. Its question has the same ID. */
  readonly test: string
  /** Their attempt at the exam. Its text answer has the same ID. */
  readonly attempt: string
  /** An exam of the same training that nobody has started. */
  readonly untaken: string
  readonly certificate: string
  /** A training with only their pending enrolment. */
  readonly wanted: string
  readonly request: string
}

/** Creates the records of a person who attended, took an exam, answered late and holds a certificate. */
export const worldOf = async (portal: Portal, subject: Person): Promise<World> => {
  const { pool } = portal.database
  const { id: training } = await aTrainingOf(portal, { trainees: [subject] })
  const planned = await pool.query<{ plan: object }>(
    `SELECT json_build_object('code', code, 'name', name, 'start_date', start_date, 'end_date', end_date,
       'attendance_method', attendance_method) AS plan FROM sub_activities WHERE id = $1`,
    [training],
  )
  const session = await aSession(portal, training)
  const [test, untaken] = [await aTest(portal, training, 'post'), await aTest(portal, training, 'pre')]
  await aMark(portal, test, subject, 75)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM exam_attempts WHERE exam_id = $1', [test])
  const attempt = rows[0]?.id ?? ''
  await pool.query(
    `INSERT INTO exam_saves (attempt_id, lease, seq, question_id, value, saved_at, late)
     VALUES ($1, 1, 2, $2, 'Later', now(), true)`,
    [attempt, test],
  )
  const certificate = randomUUID()
  await pool.query(
    `INSERT INTO certificates (id, code, sub_activity_id, user_id, kind, full_name_en, full_name_ar, training,
       start_date, end_date, issued_at)
     VALUES ($1, $2, $3, $4, 'participation', 'Nour', 'نور', 'First aid', '2026-01-01', '2026-12-31', now())`,
    [certificate, certificate.replaceAll('-', '').slice(0, 16).toUpperCase(), training, subject.id],
  )
  const { id: wanted } = await aTrainingOf(portal)
  const request = randomUUID()
  await pool.query(`INSERT INTO enrollments (id, sub_activity_id, user_id, state) VALUES ($1, $2, $3, 'pending')`, [
    request,
    wanted,
    subject.id,
  ])
  const plan = planned.rows[0]?.plan ?? {}
  return { training, plan, session, test, attempt, untaken, certificate, wanted, request }
}

const tables = [
  ...['sub_activity_trainees', 'enrollments', 'enrollment_events', 'attendance', 'exams', 'exam_questions'],
  ...['exam_question_versions', 'exam_attempts', 'exam_answers', 'exam_extra_time', 'certificates'],
  ...['training_sessions', 'sub_activities'],
]

/** Returns everything stored about trainees and their exams, for comparison. */
export const storedIn = async ({ database: { pool } }: Portal): Promise<readonly string[]> => {
  const stored: string[] = []
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT stored::text AS row FROM ${table} stored ORDER BY 1`)
    stored.push(...rows.map(({ row }) => `${table} ${row}`))
  }
  return stored
}
