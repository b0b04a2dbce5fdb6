import type pg from 'pg'

/** A pool, or a connection with an open transaction. */
type Reader = Pick<pg.Pool, 'query'>

const ownAttempts = 'IN (SELECT id FROM exam_attempts WHERE user_id = $1)'

const ownTrainings = `IN (SELECT sub_activity_id FROM sub_activity_trainees WHERE user_id = $1
  UNION SELECT sub_activity_id FROM enrollments WHERE user_id = $1 AND state = 'dropped_out')`

const ownExams = `IN (SELECT id FROM exams WHERE sub_activity_id ${ownTrainings})`

const ownRequests = 'IN (SELECT id FROM requests WHERE requester_id = $1)'

const ownItems = `IN (SELECT id FROM request_items WHERE request_id ${ownRequests})`

const ownComplaints = 'IN (SELECT id FROM complaints WHERE filed_by = $1)'

/** Everything that is about a person, or decides about them, as rows of text. */
const parts = [
  ...['sub_activity_trainees', 'enrollments', 'attendance', 'exam_attempts', 'exam_extra_time', 'certificates'].map(
    table => `SELECT '${table} ' || own::text AS row FROM ${table} own WHERE user_id = $1`,
  ),
  ...['exam_answers', 'exam_saves'].map(
    table => `SELECT '${table} ' || own::text FROM ${table} own WHERE attempt_id ${ownAttempts}`,
  ),
  `SELECT 'sessions ' || (id, date, start_time, end_time, duration_minutes, is_cancelled)::text
   FROM training_sessions WHERE sub_activity_id ${ownTrainings}`,
  `SELECT 'conditions ' || (id, start_date, end_date, attendance_least, post_test_least, is_evaluation_needed)::text
   FROM sub_activities WHERE id ${ownTrainings}`,
  `SELECT 'exams ' || own::text FROM exams own WHERE id ${ownExams}`,
  `SELECT 'questions ' || own::text FROM exam_questions own WHERE exam_id ${ownExams}`,
  `SELECT 'versions ' || own::text FROM exam_question_versions own
   WHERE question_id IN (SELECT id FROM exam_questions WHERE exam_id ${ownExams})`,
  `SELECT 'requests ' || own::text FROM requests own WHERE requester_id = $1`,
  ...['signatures', 'request_new_totals', 'request_events', 'request_revisions'].map(
    table => `SELECT '${table} ' || own::text FROM ${table} own WHERE request_id ${ownRequests}`,
  ),
  ...['expenses', 'commitments'].map(
    table => `SELECT '${table} ' || own::text FROM ${table} own WHERE request_item_id ${ownItems}`,
  ),
  `SELECT 'complaints ' || own::text FROM complaints own WHERE filed_by = $1`,
  `SELECT 'complaint_events ' || own::text FROM complaint_events own WHERE complaint_id ${ownComplaints}`,
]

/** Results of a person, and whatever decides them: trainings that they take, their requests, and their complaints. */
export const outcomeOf = async (reader: Reader, { id }: { readonly id: string }): Promise<readonly string[]> => {
  const { rows } = await reader.query<{ row: string }>(`${parts.join(' UNION ALL ')} ORDER BY 1`, [id])
  return rows.map(({ row }) => row)
}

/** Whether a person takes a training, or started its exam. */
export const isTaker = async (
  reader: Reader,
  { id }: { readonly id: string },
  { training, test }: { readonly training: string; readonly test: string },
): Promise<boolean> => {
  const { rowCount } = await reader.query(
    `SELECT FROM sub_activity_trainees WHERE user_id = $1 AND sub_activity_id = $2
     UNION ALL SELECT FROM exam_attempts WHERE user_id = $1 AND exam_id = $3`,
    [id, training, test],
  )
  return (rowCount ?? 0) > 0
}
