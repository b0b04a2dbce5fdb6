import { currencies, isoCurrency } from '@portal/contract/core/fields/money'
import { type SQL, sql } from 'drizzle-orm'

const isoCodes = sql.join(
  currencies.map(currency => sql`WHEN ${currency} THEN ${isoCurrency(currency)}`),
  sql` `,
)

/**
 * Rows about a person, by kind in the response. Complaints include only those filed under their name: private ones have
 * no link to a person, and internal comments aren't for them. Evaluations only say that they were sent,
 * because answers are anonymous. The audit covers actions on other records.
 */
export const ownRecords: Readonly<Record<string, (me: SQL) => SQL>> = {
  projects: me => sql`SELECT p.code, p.name FROM project_users u JOIN projects p ON p.id = u.project_id
    WHERE u.user_id = ${me}`,
  activities: me => sql`SELECT a.code, a.name FROM activity_users u JOIN activities a ON a.id = u.activity_id
    WHERE u.user_id = ${me}`,
  sub_activities: me => sql`SELECT s.code, s.name FROM sub_activity_users u
    JOIN sub_activities s ON s.id = u.sub_activity_id WHERE u.user_id = ${me}`,
  activity_updates: me => sql`SELECT a.code AS activity, u.* FROM activity_updates u
    JOIN activities a ON a.id = u.activity_id WHERE u.by_user = ${me}`,
  expenses: me =>
    sql`SELECT e.date, e.amount_minor, e.description, e.reference FROM expenses e WHERE e.by_user = ${me}`,
  month_explanations: me => sql`SELECT month, explanation, at FROM month_explanations WHERE by_user = ${me}`,

  trainings_taught: me => sql`SELECT s.code, s.name FROM sub_activity_instructors u
    JOIN sub_activities s ON s.id = u.sub_activity_id WHERE u.user_id = ${me}`,
  trainings_taken: me => sql`SELECT s.code, s.name, u.added_at FROM sub_activity_trainees u
    JOIN sub_activities s ON s.id = u.sub_activity_id WHERE u.user_id = ${me}`,
  enrollments: me => sql`SELECT s.code, e.state, e.reason, e.requested_at, e.decided_at,
      e.leave_asked_at, e.leave_reason FROM enrollments e
    JOIN sub_activities s ON s.id = e.sub_activity_id WHERE e.user_id = ${me}`,
  attendance: me => sql`SELECT s.code, t.date, t.start_time, t.end_time, a.mark, a.marked_at FROM attendance a
    JOIN training_sessions t ON t.id = a.session_id JOIN sub_activities s ON s.id = t.sub_activity_id
    WHERE a.user_id = ${me}`,
  exams: me => sql`SELECT s.code, x.slug, x.title, a.started_at, a.deadline_at, a.submitted_at FROM exam_attempts a
    JOIN exams x ON x.id = a.exam_id JOIN sub_activities s ON s.id = x.sub_activity_id WHERE a.user_id = ${me}`,
  // During a test, nothing may reveal whether an answer is right.
  exam_answers: me => sql`SELECT s.code, x.slug, q.question ->> 'prompt' AS question, answer.value,
      CASE WHEN a.submitted_at IS NOT NULL THEN answer.points END AS points FROM exam_answers answer
    JOIN exam_attempts a ON a.id = answer.attempt_id JOIN exams x ON x.id = a.exam_id
    JOIN sub_activities s ON s.id = x.sub_activity_id
    JOIN exam_attempt_questions asked ON asked.attempt_id = a.id AND asked.question_id = answer.question_id
    JOIN exam_question_versions q ON q.question_id = asked.question_id AND q.version = asked.version
    WHERE a.user_id = ${me}`,
  exam_extra_time: me => sql`SELECT s.code, x.slug, e.minutes, e.reason FROM exam_extra_time e
    JOIN exams x ON x.id = e.exam_id JOIN sub_activities s ON s.id = x.sub_activity_id WHERE e.user_id = ${me}`,
  evaluations_sent: me => sql`SELECT s.code, e.type FROM evaluation_senders e
    JOIN sub_activities s ON s.id = e.sub_activity_id WHERE e.user_id = ${me}`,
  certificates: me => sql`SELECT code, kind, training, issued_at, revoked_at FROM certificates WHERE user_id = ${me}`,
  trainer: me => sql`SELECT t.qualification, t.notes, ARRAY(SELECT c.name_ar FROM trainer_courses k
      JOIN courses c ON c.id = k.course_id WHERE k.user_id = t.user_id) AS courses FROM trainers t WHERE t.user_id = ${me}`,

  complaints: me => sql`SELECT body, status, reply, filed_at, updated_at,
      (SELECT count(*)::int FROM complaint_attachments a WHERE a.complaint_id = complaints.id) AS pictures
    FROM complaints WHERE filed_by = ${me}`,
  requests:
    me => sql`SELECT kind, reference, description, state, total_minor, CASE currency ${isoCodes} END AS currency,
      created_at FROM requests
    WHERE requester_id = ${me}`,
  signatures: me => sql`SELECT r.reference, s.revision, s.role, s.decision, s.reason, s.at,
      CASE WHEN s.by_user = ${me} THEN s.appearance END AS appearance,
      CASE WHEN s.for_user = ${me} THEN 'by a delegate' WHEN s.for_user IS NOT NULL THEN 'as a delegate' END AS how
    FROM signatures s JOIN requests r ON r.id = s.request_id WHERE s.role IS NOT NULL AND ${me} IN (s.by_user, s.for_user)`,
  delegations: me => sql`SELECT d."from", d."to", d.ended_early,
      CASE WHEN d.delegated_by = ${me} THEN 'given' ELSE 'received' END AS direction
    FROM delegations d WHERE ${me} IN (d.delegated_by, d.delegated_to)`,
  comments: me => sql`SELECT text, at, edited_at FROM comments WHERE by_user = ${me} AND deleted_at IS NULL`,

  files: me => sql`SELECT name, description, size, created_at FROM files
    WHERE uploaded_by = ${me} AND deleted_at IS NULL`,
  file_versions: me => sql`SELECT original_name, number, size, sha256, created_at FROM file_versions
    WHERE uploaded_by = ${me}`,
  uploads: me => sql`SELECT name, description, size, created_at FROM uploads WHERE user_id = ${me} AND file_id IS NULL`,
  notices: me => sql`SELECT kind, details, at, read_at FROM notices WHERE user_id = ${me} ORDER BY number DESC`,
  notice_settings: me => sql`SELECT off, digest FROM notice_people WHERE user_id = ${me}`,
  emails: me => sql`SELECT title, state, created_at, sent_at FROM emails
    WHERE user_id = ${me} OR recipient = (SELECT email FROM users WHERE id = ${me}) ORDER BY created_at DESC`,
  mailings: me => sql`SELECT title, created_at FROM mailings WHERE sent_by = ${me}`,
  list_views: me => sql`SELECT list, name, query, columns, is_default FROM list_views WHERE user_id = ${me}`,
  passkeys: me => sql`SELECT name, created_at, last_used_at FROM passkeys WHERE user_id = ${me}`,
  authenticator_app: me => sql`SELECT confirmed_at FROM authenticator_apps
    WHERE user_id = ${me} AND confirmed_at IS NOT NULL`,
  known_devices: me => sql`SELECT used_at FROM known_devices WHERE user_id = ${me}`,
  audit: me => sql`SELECT at, action, entity, entity_id FROM audit WHERE user_id = ${me} ORDER BY id DESC`,
}
