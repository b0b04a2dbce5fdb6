import type { ImpactKind } from '@portal/contract/core/records/deletion-impact'
import { type SQL, sql } from 'drizzle-orm'

/** Which rows go, by kind; kinds that are left out lose nothing. */
export type Cascades = Partial<Readonly<Record<ImpactKind, SQL>>>

/**
 * Tables whose rows go without a place on the list, as they say nothing on their own: the kind that they belong to.
 * Whatever else goes by a foreign key needs a kind of its own.
 */
export const partsOfKinds: Readonly<Record<string, ImpactKind>> = {
  // Counts the changes of a plan, and is nothing without its months.
  forecasts: 'forecast_months',
  // The plan as it was first.
  baseline_months: 'forecast_months',
  // What each line was before it was changed.
  budget_line_versions: 'budget_items',
  // The bytes of a file, and the marks by which files are recognised; that they were imported is in the audit.
  import_parts: 'imports',
  applied_imports: 'imports',
  // The values of an indicator.
  indicator_values: 'indicators',
  // What happened to a request is a part of it.
  enrollment_events: 'enrollments',
  // Every version of a file goes with it.
  file_versions: 'files',
  // The questions of a test and the extra time in it, and the answers of an attempt.
  exam_questions: 'exams',
  exam_question_versions: 'exams',
  exam_extra_time: 'exams',
  exam_attempt_questions: 'exam_attempts',
  exam_saves: 'exam_attempts',
  exam_answers: 'exam_attempts',
  // Results say how many answered a training's evaluations; a count of their rows would say it more exactly.
  evaluation_rounds: 'sub_activities',
  evaluation_counts: 'sub_activities',
  evaluation_texts: 'sub_activities',
  evaluation_senders: 'sub_activities',
}

const idsOf = (table: SQL, where: SQL) => sql`SELECT id FROM ${table} WHERE ${where}`

// What is deleted already, and can be restored at most, is of no record that anybody sees.
const undeleted = (...owners: readonly SQL[]) => sql`deleted_at IS NULL AND (${sql.join([...owners], sql` OR `)})`

/** What belongs to activities, and to their trainings. */
const ofParts = (activities: SQL) => {
  const own = sql`activity_id IN (${activities})`
  return [own, sql`sub_activity_id IN (${idsOf(sql`sub_activities`, own)})`] as const
}

const ofActivities = (activities: SQL) => {
  const [own, ofTrainings] = ofParts(activities)
  return {
    activity_users: own,
    activity_updates: own,
    activity_events: own,
    sub_activities: own,
    sub_activity_users: ofTrainings,
    sub_activity_instructors: ofTrainings,
    sub_activity_trainees: ofTrainings,
    enrollments: ofTrainings,
    training_sessions: ofTrainings,
    attendance: sql`session_id IN (${idsOf(sql`training_sessions`, ofTrainings)})`,
    exams: ofTrainings,
    indicators: own,
    exam_attempts: sql`exam_id IN (${idsOf(sql`exams`, ofTrainings)})`,
    files: undeleted(own, ofTrainings),
    comments: undeleted(own, ofTrainings),
  } satisfies Cascades
}

// Complete: a kind that is added to the contract has to be found here.
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

/** What goes with a donor: its projects and all that belongs to them. */
export const cascadesOfDonor = (id: string): Cascades => {
  const own = sql`donor_id = ${id}`
  return { projects: own, ...ofProjects(idsOf(sql`projects`, own)) }
}

/** What goes with a project. */
export const cascadesOfProject = (id: string): Cascades => ofProjects(sql`SELECT ${id}::uuid`)

/** What goes with an activity. */
export const cascadesOfActivity = (id: string): Cascades => ofActivities(sql`SELECT ${id}::uuid`)

/** What goes with a budget category. */
export const cascadesOfCategory = (id: string): Cascades => {
  const own = sql`category_id = ${id}`
  const lines = sql`item_id IN (${idsOf(sql`budget_items`, own)})`
  const files = undeleted(sql`expense_id IN (${idsOf(sql`expenses`, lines)})`)
  return { budget_items: own, forecast_months: lines, expenses: lines, files }
}
