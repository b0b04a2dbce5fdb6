import { limits } from '@portal/contract/core/fields/limits'
import { can } from '@portal/contract/core/rights/needs'
import { type TrainingTask, trainingTaskNeeds } from '@portal/contract/training/sub-activities/own-trainings'
import { explanationNeed, updateDueNeed } from '@portal/contract/workspace/waiting'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, SessionUser } from '../../platform/http/context.ts'
import { localTimeOf } from '../../platform/time/day.ts'

type Clock = Pick<Context, 'services'>

/** Query for the `id` of records with pending work, and the day `since` when it is pending. */
type Waiting = (clock: Clock) => SQL

const askedFrom = (today: string) => sql`(${today}::date - ${limits.asked_days}::int)`

// Past sessions with unmarked trainees. The LATERAL join checks one session at a time. With EXISTS, PostgreSQL reads
// the trainees of all trainings.
const attendanceToTake: Waiting = ({ services }) => {
  const { day, time } = localTimeOf(services)
  return sql`
    SELECT session.sub_activity_id AS id, min(session.date) AS since FROM training_sessions session
    CROSS JOIN LATERAL (
      SELECT FROM sub_activity_trainees trainee
      WHERE trainee.sub_activity_id = session.sub_activity_id AND NOT EXISTS (
        SELECT FROM attendance WHERE session_id = session.id AND attendance.user_id = trainee.user_id)
      LIMIT 1) unmarked
    WHERE NOT session.is_cancelled AND session.date >= ${askedFrom(day)}
      AND (session.date, session.end_time) <= (${day}::date, ${time}::time)
    GROUP BY session.sub_activity_id`
}

// Answers without points are texts that nobody has marked. They can only be marked after the attempt ends.
const answersToMark: Waiting = ({ services }) => {
  const closed = new Date(services.now().getTime() - limits.exam_grace_seconds * 1000).toISOString()
  const ended = sql`coalesce(attempt.submitted_at, attempt.deadline_at)`
  return sql`
    SELECT exams.sub_activity_id AS id, min(${ended} AT TIME ZONE ${services.settings.TIME_ZONE})::date AS since
    FROM exam_answers answer JOIN exam_attempts attempt ON attempt.id = answer.attempt_id
      JOIN exams ON exams.id = attempt.exam_id
    WHERE answer.points IS NULL AND (attempt.submitted_at IS NOT NULL OR attempt.deadline_at < ${closed})
    GROUP BY exams.sub_activity_id`
}

const placesToDecide: Waiting = ({ services }) => sql`
  SELECT sub_activity_id AS id,
    min(coalesce(leave_asked_at, requested_at) AT TIME ZONE ${services.settings.TIME_ZONE})::date AS since
  FROM enrollments WHERE state = 'pending' OR leave_asked_at IS NOT NULL GROUP BY sub_activity_id`

/** Trainings with pending work. */
export const waitingTrainings: Readonly<Record<TrainingTask, Waiting>> = {
  enrollments: placesToDecide,
  attendance: attendanceToTake,
  answers: answersToMark,
}

/** Activities in progress without a report for `limits.report_due_days`. */
export const activitiesToReport: Waiting = ({ services }) => {
  const { day } = localTimeOf(services)
  return sql`
    SELECT id, since + ${limits.report_due_days}::int AS since FROM (
      SELECT running.id, coalesce(
        (SELECT max(report_date) FROM activity_updates WHERE activity_id = running.id), running.actual_start) AS since
      FROM activities running WHERE running.state = 'in_progress') reported
    WHERE since <= ${day}::date - ${limits.report_due_days}::int`
}

// Must match `asksForExplanation` in the contract.
const isFarFromPlan = (thisMonth: string) =>
  sql`abs(actual - plan) * 10 > plan AND (month < ${thisMonth}::date OR actual > plan)`

/**
 * Projects with a month that needs an explanation and has none. Sums integers, because decimals take half as long
 * again, and groups month by month, which is faster than by project alone.
 */
export const projectsToExplain: Waiting = ({ services }) => {
  const { day } = localTimeOf(services)
  const thisMonth = `${day.slice(0, 7)}-01`
  const first = sql`date_trunc('month', ${askedFrom(day)}::timestamp)`
  return sql`
    SELECT project_id AS id, min(month) AS since FROM (
      SELECT start::date AS month, (start + interval '1 month')::date AS next
      FROM generate_series(${first}, ${thisMonth}::date, interval '1 month') start) months
    CROSS JOIN LATERAL (
      SELECT project_id, sum(plan) AS plan, sum(actual) AS actual FROM (
        SELECT project_id, amount_minor AS plan, 0 AS actual FROM forecast_months planned
        WHERE planned.month = months.month AND NOT EXISTS (
          SELECT FROM forecasts
          WHERE forecasts.project_id = planned.project_id AND forecasts.baseline_at IS NOT NULL)
        UNION ALL
        SELECT project_id, amount_minor, 0 FROM baseline_months WHERE baseline_months.month = months.month
        UNION ALL
        SELECT project_id, 0, amount_minor FROM expenses WHERE date >= months.month AND date < months.next) money
      GROUP BY project_id) sums
    WHERE ${isFarFromPlan(thisMonth)} AND NOT EXISTS (
      SELECT FROM month_explanations explained
      WHERE explained.project_id = sums.project_id AND explained.month = months.month)
    GROUP BY project_id`
}

const isAmong = (id: SQL, waiting: SQL) => sql`${id} IN (SELECT waiting.id FROM (${waiting}) waiting)`

/** Condition on `sub_activities`: the task is pending for the person as staff. */
export const hasTask = (user: SessionUser, task: TrainingTask, clock: Clock): SQL =>
  can(user, trainingTaskNeeds[task]) ? isAmong(sql`sub_activities.id`, waitingTrainings[task](clock)) : sql`false`

/** Condition on `sub_activities`: the task is pending for its instructors. */
export const hasTaughtTask = (task: TrainingTask, clock: Clock): SQL =>
  isAmong(sql`sub_activities.id`, waitingTrainings[task](clock))

/** Condition on `activities`: a report is due from the person. */
export const isReportDue = (user: SessionUser, clock: Clock): SQL =>
  can(user, updateDueNeed) ? isAmong(sql`activities.id`, activitiesToReport(clock)) : sql`false`

/** Condition on `projects`: a month needs the person's explanation. */
export const isExplanationDue = (user: SessionUser, clock: Clock): SQL =>
  can(user, explanationNeed) ? isAmong(sql`projects.id`, projectsToExplain(clock)) : sql`false`
