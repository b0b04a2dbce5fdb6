import type { Person, Portal } from '../../../support/portal.ts'
import type { World } from './world.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A request that people may not send about themselves. */
export interface Case {
  readonly endpoint: `${Method} /${string}`
  /** The value of `:id` in the path. */
  readonly id: (world: World) => string
  readonly body?: (world: World, subject: Person) => object
  /** Query string of a GET request. */
  readonly query?: string
  /** Prepares the stored state for the request. */
  readonly prepare?: (portal: Portal, world: World) => Promise<unknown>
}

const settings = { title: 'Test', description: '', randomise: false, blind_marking: false }
const question = { kind: 'text', prompt: 'Who?', points: 1 }
const fileOf = (text: string) => ({ data: Buffer.from(text).toString('base64'), is_applied: true })

const withoutCertificate = (portal: Portal, { certificate }: World) =>
  portal.database.pool.query('DELETE FROM certificates WHERE id = $1', [certificate])

const withoutUntaken = ({ database: { pool } }: Portal, { untaken }: World) =>
  pool
    .query('DELETE FROM exam_question_versions WHERE question_id = $1', [untaken])
    .then(() => pool.query('DELETE FROM exam_questions WHERE id = $1', [untaken]))
    .then(() => pool.query('DELETE FROM exams WHERE id = $1', [untaken]))

// Without an attempt, the participation has not begun.
const notBegun = async (portal: Portal, world: World) => {
  await withoutCertificate(portal, world)
  const { pool } = portal.database
  for (const table of ['exam_saves', 'exam_answers', 'exam_attempt_questions'])
    await pool.query(`DELETE FROM ${table} WHERE attempt_id = $1`, [world.attempt])
  await pool.query('DELETE FROM exam_attempts WHERE id = $1', [world.attempt])
}

const people: readonly Case[] = [
  {
    endpoint: 'POST /sub_activities/:id/trainees',
    id: ({ wanted }) => wanted,
    body: (_, { id }) => ({ user_ids: [id] }),
  },
  { endpoint: 'DELETE /sub_activities/:id/trainees/:user_id', id: ({ training }) => training, prepare: notBegun },
  {
    endpoint: 'POST /sub_activities/:id/trainees/:user_id/dropout',
    id: ({ training }) => training,
    body: () => ({ reason: 'Moved' }),
    prepare: withoutCertificate,
  },
  ...(['approve', 'waitlist', 'reject'] as const).map(
    (decision): Case => ({
      endpoint: 'POST /sub_activities/:id/enrollments/decisions',
      id: ({ wanted }) => wanted,
      body: ({ request }) => ({ enrollment_ids: [request], decision, reason: 'Full' }),
    }),
  ),
  ...(['present', null] as const).map(
    (mark): Case => ({
      endpoint: 'POST /training_sessions/:id/attendance',
      id: ({ session }) => session,
      body: (_, { id }) => ({ marks: [{ user_id: id, mark }] }),
    }),
  ),
  {
    endpoint: 'POST /sub_activities/:id/attendance_import',
    id: ({ training }) => training,
    body: (_, { email }) => fileOf(`Email,2026-06-01\n${email},P\n`),
  },
  {
    endpoint: 'POST /sub_activities/:id/certificates',
    id: ({ training }) => training,
    body: (_, { id }) => ({ user_ids: [id], reason: 'As agreed' }),
    prepare: withoutCertificate,
  },
  {
    endpoint: 'POST /certificates/:id/revoke',
    id: ({ certificate }) => certificate,
    body: () => ({ reason: 'Wrong name' }),
  },
]

const times = { date: '2026-06-01', start: '09:00', end: '11:00', duration_minutes: 60 }

const planning: readonly Case[] = [
  {
    endpoint: 'POST /sub_activities/:id/sessions',
    id: ({ training }) => training,
    body: () => ({ ...times, date: '2099-06-01' }),
  },
  { endpoint: 'PATCH /training_sessions/:id', id: ({ session }) => session, body: () => ({ ...times, version: 1 }) },
  {
    endpoint: 'PATCH /training_sessions/:id/cancelled',
    id: ({ session }) => session,
    body: () => ({ version: 1, is_cancelled: true }),
  },
  { endpoint: 'DELETE /training_sessions/:id', id: ({ session }) => session, body: () => ({ version: 1, shown: 'x' }) },
  ...[{ attendance_least: 0 }, { post_test_least: 0 }, { is_evaluation_needed: false }, { end_date: '2026-11-30' }].map(
    (change): Case => ({
      endpoint: 'PATCH /sub_activities/:id',
      id: ({ training }) => training,
      body: ({ plan }) => ({ ...plan, ...change, version: 1 }),
    }),
  ),
]

const preparing: readonly Case[] = [
  {
    endpoint: 'POST /exams',
    id: () => '',
    body: ({ training }) => ({ ...settings, sub_activity_id: training, slug: 'pre' }),
    prepare: withoutUntaken,
  },
  {
    endpoint: 'PATCH /exams/:id',
    id: ({ test }) => test,
    body: () => ({ ...settings, limit_minutes: 90, version: 1 }),
  },
  { endpoint: 'DELETE /exams/:id', id: ({ untaken }) => untaken, body: () => ({ version: 1, shown: 'x' }) },
  {
    endpoint: 'PATCH /exams/:id/extra_time',
    id: ({ test }) => test,
    body: (_, { id }) => ({ user_id: id, minutes: 30, reason: 'Ill' }),
  },
  { endpoint: 'GET /exams/:id/questions', id: ({ test }) => test },
  { endpoint: 'POST /exams/:id/questions', id: ({ test }) => test, body: () => ({ questions: [question] }) },
  {
    endpoint: 'POST /exams/:id/questions/import',
    id: ({ test }) => test,
    body: () => fileOf('kind,prompt,points\ntext,Who?,1\n'),
  },
  {
    endpoint: 'POST /exams/:id/copies',
    id: ({ untaken }) => untaken,
    body: ({ test }) => ({ source_id: test, question_ids: [test] }),
  },
  { endpoint: 'PATCH /exam_questions/:id', id: ({ test }) => test, body: () => ({ version: 1, question }) },
  // A stale version is answered with the current question.
  { endpoint: 'PATCH /exam_questions/:id', id: ({ untaken }) => untaken, body: () => ({ version: 7, question }) },
  { endpoint: 'DELETE /exam_questions/:id', id: ({ test }) => test, body: () => ({ version: 1 }) },
  {
    endpoint: 'PATCH /exams/:id/questions/order',
    id: ({ test }) => test,
    body: ({ test }) => ({ question_ids: [test] }),
  },
]

const decideLate = (portal: Portal, { attempt }: World) =>
  portal.database.pool.query(
    `UPDATE exam_attempts SET late_decision = 'reject', late_reason = 'Late', late_decided_at = now() WHERE id = $1`,
    [attempt],
  )

const marking: readonly Case[] = [
  { endpoint: 'GET /sub_activities/:id/text_answers', id: ({ training }) => training, query: '?slug=post' },
  ...([1, 7] as const).map(
    (version): Case => ({
      endpoint: 'POST /exam_answers/:id/mark',
      id: ({ attempt }) => attempt,
      body: () => ({ version, points: 100 }),
    }),
  ),
  { endpoint: 'GET /exam_attempts/:id/late', id: ({ attempt }) => attempt },
  ...(['accept', 'reject'] as const).map(
    (decision): Case => ({
      endpoint: 'POST /exam_attempts/:id/late',
      id: ({ attempt }) => attempt,
      body: () => ({ decision, reason: 'Power cut' }),
    }),
  ),
  {
    endpoint: 'POST /exam_attempts/:id/late_undo',
    id: ({ attempt }) => attempt,
    body: () => ({ reason: 'By mistake' }),
    prepare: decideLate,
  },
]

/** All requests that are rejected for oneself. */
export const cases: readonly Case[] = [...people, ...planning, ...preparing, ...marking]

export const run = async (
  portal: Portal,
  one: Case,
  { as, subject, world }: { as: Person; subject: Person; world: World },
) => {
  const [method, path] = one.endpoint.split(' ')
  const address = `${path?.replace(':id', one.id(world)).replace(':user_id', subject.id)}${one.query ?? ''}`
  const body = one.body?.(world, subject)
  return portal.call(method === 'GET' || method === 'PATCH' || method === 'DELETE' ? method : 'POST', address, {
    as,
    ...(body && { body }),
  })
}
