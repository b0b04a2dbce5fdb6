import type { Portal } from '../../support/portal.ts'

/** The smallest valid exam. */
export const examDraft = { slug: 'pre', title: 'Test', description: '', randomise: false, blind_marking: false }

/** Inserts a question with the ID of its exam, so one ID serves both paths. */
export const exampleQuestion = async ({ database }: Portal, id: string) => {
  await database.pool.query(
    `WITH question AS (INSERT INTO exam_questions (id, exam_id, position) VALUES ($1, $1, 0) RETURNING id)
     INSERT INTO exam_question_versions (question_id, version, question, points)
     SELECT id, 1, '{"kind": "text", "prompt": "Why?", "points": 1}', 1 FROM question RETURNING question_id AS id`,
    [id],
  )
  return { id, version: 1 }
}

/** Inserts an exam, an attempt and an answer with the ID of their training, so one ID serves all paths. */
export const exampleAttempt = async ({ database, person }: Portal, id: string) => {
  const trainee = await person('user')
  await database.pool.query(
    `WITH exam AS (
       INSERT INTO exams (id, sub_activity_id, slug, title) VALUES ($1, $1, 'pre', 'Test')
     ), question AS (INSERT INTO exam_questions (id, exam_id, position) VALUES ($1, $1, 0)
     ), version AS (
       INSERT INTO exam_question_versions (question_id, version, question, points)
       VALUES ($1, 1, '{"kind": "text", "prompt": "Why?", "points": 1}', 1)
     ), attempt AS (
       INSERT INTO exam_attempts (id, exam_id, user_id, started_at, submitted_at, seed) VALUES ($1, $1, $2, now(), now(), 1)
     ), asked AS (INSERT INTO exam_attempt_questions (attempt_id, position, question_id, version) VALUES ($1, 0, $1, 1))
     INSERT INTO exam_answers (id, attempt_id, question_id, value, lease, seq) VALUES ($1, $1, $1, 'So', 1, 1) RETURNING id`,
    [id, trainee.id],
  )
  return { id, version: 1 }
}
