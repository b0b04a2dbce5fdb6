import type { ImpactKind } from '@portal/contract/core/records/deletion-impact'
import { type SQL, sql } from 'drizzle-orm'

/** Condition per table for the rows that a deletion removes. Tables without one lose no rows. */
export type Cascades = { readonly [Kind in ImpactKind]?: SQL } & Readonly<Record<string, SQL | undefined>>

/**
 * Tables whose rows aren't listed, because they mean nothing on their own, with the kind that they belong to. Other
 * tables with cascading foreign keys need a kind of their own.
 */
export const partsOfKinds: Readonly<Record<string, ImpactKind>> = {
  // Counts changes to a forecast. Meaningless without its months.
  forecasts: 'forecast_months',
  // The baseline of a forecast.
  baseline_months: 'forecast_months',
  // Earlier versions of budget lines.
  budget_line_versions: 'budget_items',
  // A file's bytes, and fingerprints that recognise imported files. The audit records the imports.
  import_parts: 'imports',
  applied_imports: 'imports',
  // Values of an indicator.
  indicator_values: 'indicators',
  // The history of an enrolment request is part of it.
  enrollment_events: 'enrollments',
  // Deleting a file deletes all its versions.
  file_versions: 'files',
  // Questions and extra time of a test, and answers of an attempt.
  exam_questions: 'exams',
  exam_question_versions: 'exams',
  exam_extra_time: 'exams',
  exam_attempt_questions: 'exam_attempts',
  exam_saves: 'exam_attempts',
  exam_answers: 'exam_attempts',
  // Results already say roughly how many people answered. Counting these rows would reveal the exact number.
  evaluation_rounds: 'sub_activities',
  evaluation_counts: 'sub_activities',
  evaluation_texts: 'sub_activities',
  evaluation_senders: 'sub_activities',
}

const idsOf = (table: SQL, where: SQL) => sql`SELECT id FROM ${table} WHERE ${where}`

// Excludes rows that were already deleted. They belong to no visible record, and at most can be restored.
const undeleted = (...owners: readonly SQL[]) => sql`deleted_at IS NULL AND (${sql.join([...owners], sql` OR `)})`

/** Conditions for rows of activities, and for rows of their trainings. */
const ofParts = (activities: SQL) => {
  const own = sql`activity_id IN (${activities})`
  return [own, sql`sub_activity_id IN (${idsOf(sql`sub_activities`, own)})`] as const
}

/** Rows of trainings, and files and comments of `owners`. */
const ofTrainings = (trainings: SQL, owners: readonly SQL[]) => ({
  sub_activity_users: trainings,
  sub_activity_instructors: trainings,
  sub_activity_trainees: trainings,
  enrollments: trainings,
  training_sessions: trainings,
  attendance: sql`session_id IN (${idsOf(sql`training_sessions`, trainings)})`,
  exams: trainings,
  exam_attempts: sql`exam_id IN (${idsOf(sql`exams`, trainings)})`,
  files: undeleted(...owners),
  comments: undeleted(...owners),
})

const ofActivities = (activities: SQL) => {
  const [own, trainings] = ofParts(activities)
  return {
    activity_users: own,
    activity_updates: own,
    activity_events: own,
    sub_activities: own,
    ...ofTrainings(trainings, [own, trainings]),
    indicators: own,
  } satisfies Cascades
}

// The type requires every kind in the contract, except projects.
const ofProjects = (projects: SQL): Readonly<Record<Exclude<ImpactKind, 'projects'>, SQL>> => {
  const own = sql`project_id IN (${projects})`
  const activities = idsOf(sql`activities`, own)
  const expenses = idsOf(sql`expenses`, own)
  return {
    project_users: own,
    activities: own,
    ...ofActivities(activities),
    indicators: own,
    budget_categories: own,
    budget_items: own,
    forecast_months: own,
    month_explanations: own,
    expenses: own,
    imports: own,
    files: undeleted(own, ...ofParts(activities), sql`expense_id IN (${expenses})`),
    comments: undeleted(own, ...ofParts(activities)),
  }
}

/** Rows that are deleted with a donor: its projects and everything that belongs to them. */
export const cascadesOfDonor = (id: string): Cascades => {
  const own = sql`donor_id = ${id}`
  return { projects: own, ...ofProjects(idsOf(sql`projects`, own)) }
}

/** Rows that are deleted with a project. */
export const cascadesOfProject = (id: string): Cascades => ofProjects(sql`SELECT ${id}::uuid`)

/** Rows that are deleted with an activity. */
export const cascadesOfActivity = (id: string): Cascades => ofActivities(sql`SELECT ${id}::uuid`)

/** Rows that are deleted with a sub-activity. */
export const cascadesOfSubActivity = (id: string): Cascades => {
  const own = sql`sub_activity_id = ${id}`
  return ofTrainings(own, [own])
}

/** Rows that are deleted with a budget category. */
export const cascadesOfCategory = (id: string): Cascades => {
  const own = sql`category_id = ${id}`
  const lines = sql`item_id IN (${idsOf(sql`budget_items`, own)})`
  const files = undeleted(sql`expense_id IN (${idsOf(sql`expenses`, lines)})`)
  return { budget_items: own, forecast_months: lines, expenses: lines, files }
}

/** Rows that are deleted with a session. */
export const cascadesOfSession = (id: string): Cascades => ({ attendance: sql`session_id = ${id}` })

/** Rows that are deleted with a test that nobody has started. */
export const cascadesOfExam = (id: string): Cascades => ({
  exam_questions: sql`exam_id = ${id} AND removed_at IS NULL`,
  exam_extra_time: sql`exam_id = ${id}`,
})
