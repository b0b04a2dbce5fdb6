import { and, asc, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import { isInstructor, isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import { subActivities, subActivityTrainees } from '../sub-activities/schema.ts'
import { marksAnswers } from './rules.ts'
import { examExtraTime, exams } from './schema.ts'

const present = sql`FROM exam_questions WHERE exam_id = exams.id AND removed_at IS NULL`

const ofSessions = sql`FROM training_sessions WHERE sub_activity_id = sub_activities.id AND NOT is_cancelled`

const selectExams = (db: Orm) =>
  db
    .select({
      exam: getTableColumns(exams),
      training: {
        id: subActivities.id,
        code: subActivities.code,
        name: subActivities.name,
        start_date: subActivities.start_date,
        end_date: subActivities.end_date,
        // `YYYY-MM-DD HH:MM:SS` in the organisation's time zone. Null without sessions.
        first_end: sql<string | null>`(
          SELECT (date + end_time)::text ${ofSessions} ORDER BY date, start_time, end_time LIMIT 1)`,
        last_start: sql<string | null>`(
          SELECT (date + start_time)::text ${ofSessions} ORDER BY date DESC, start_time DESC LIMIT 1)`,
      },
      questions: sql<number>`(SELECT count(*)::int ${present})`,
      points: sql<number>`(SELECT coalesce(sum(points), 0)::int FROM exam_question_versions
        JOIN exam_questions ON exam_questions.id = question_id AND exam_questions.version = exam_question_versions.version
        WHERE exam_id = exams.id AND removed_at IS NULL)`,
      attempts: sql<number>`(SELECT count(*)::int FROM exam_attempts WHERE exam_id = exams.id)`,
    })
    .from(exams)
    .innerJoin(subActivities, eq(subActivities.id, exams.sub_activity_id))

/** A test with its training and its content. */
export type ExamRow = Awaited<ReturnType<typeof selectExams>>[number]

const rows = rowAccess(exams, selectExams)

export const findExam = rows.find

/** Locks a test until the transaction ends. */
export const lockExam = rows.lock

/** Adds a test and returns its ID. */
export const insertExam = rows.insert

/** Changes a test. The transaction must hold its lock. */
export const changeExam = rows.change

/** Removes a test. The transaction must hold its lock. */
export const removeExam = rows.remove

export const findExamBySlug = async (db: Orm, trainingId: string, slug: 'pre' | 'post', visible: SQL) => {
  const [row] = await selectExams(db).where(and(eq(exams.sub_activity_id, trainingId), eq(exams.slug, slug), visible))
  return row
}

/** Tests of a training, pre-test first. */
export const examsOf = (db: Orm, trainingId: string) =>
  selectExams(db).where(eq(exams.sub_activity_id, trainingId)).orderBy(sql`slug DESC`)

/** Tests that meet the condition. */
export const examsWhere = (db: Orm, where: SQL) => selectExams(db).where(where)

/** Other tests that have questions, belong to the same training or course, and meet the condition. */
export const sourcesOf = (db: Orm, { exam, training }: ExamRow, visible: SQL | undefined) => {
  const isOfCourse = sql`course_id = (SELECT course_id FROM sub_activities own WHERE own.id = ${training.id})`
  const isRelated = or(eq(subActivities.id, training.id), isOfCourse)
  return selectExams(db)
    .where(and(ne(exams.id, exam.id), isRelated, sql`EXISTS (SELECT ${present})`, visible))
    .orderBy(desc(subActivities.start_date), asc(exams.id))
}

export const findTraining = async (db: Orm, id: string, visible: SQL | undefined) => {
  const { code, name } = subActivities
  const [row] = await db
    .select({ id: subActivities.id, code, name })
    .from(subActivities)
    .where(and(eq(subActivities.id, id), visible))
  return row
}

/** Trainees of a test's training with their extra minutes, by name. */
export const extraTimeOf = (db: Orm, examId: string) =>
  db
    .select({
      user_id: users.id,
      ...fullNames,
      minutes: sql<number>`coalesce(${examExtraTime.minutes}, 0)`,
      reason: sql<string>`coalesce(${examExtraTime.reason}, '')`,
    })
    .from(exams)
    .innerJoin(subActivityTrainees, eq(subActivityTrainees.sub_activity_id, exams.sub_activity_id))
    .innerJoin(users, eq(users.id, subActivityTrainees.user_id))
    .leftJoin(examExtraTime, and(eq(examExtraTime.exam_id, exams.id), eq(examExtraTime.user_id, users.id)))
    .where(eq(exams.id, examId))
    .orderBy(asc(fullNames.full_name_en), asc(users.id))

/** Extra minutes of a person. 0 if none are set. */
export const extraMinutesOf = async (db: Orm, examId: string, userId: string): Promise<number> => {
  const [row] = await db
    .select({ minutes: examExtraTime.minutes })
    .from(examExtraTime)
    .where(and(eq(examExtraTime.exam_id, examId), eq(examExtraTime.user_id, userId)))
  return row?.minutes ?? 0
}

interface ExtraTime {
  readonly minutes: number
  readonly reason: string
}

/** Sets a person's extra minutes, and moves the deadline of their open attempt if it has a limit. */
export const writeExtraTime = async (db: Orm, examId: string, userId: string, given: ExtraTime): Promise<void> => {
  const { minutes } = given
  const isIt = and(eq(examExtraTime.exam_id, examId), eq(examExtraTime.user_id, userId))
  if (minutes === 0) await db.delete(examExtraTime).where(isIt)
  else
    await db
      .insert(examExtraTime)
      .values({ exam_id: examId, user_id: userId, ...given })
      .onConflictDoUpdate({ target: [examExtraTime.exam_id, examExtraTime.user_id], set: given })
  await db.execute(sql`
    UPDATE exam_attempts SET deadline_at = started_at + make_interval(mins => limit_minutes + ${minutes}::int)
    WHERE exam_id = ${examId} AND user_id = ${userId} AND limit_minutes IS NOT NULL AND submitted_at IS NULL`)
}

/** Matches rows of `sub_activities` whose tests the user sees: they teach the training, or see it as staff. */
export const isExamVisible = (user: SessionUser): SQL | undefined => {
  const seen = isSubActivityVisible(user)
  return seen && sql`(${seen} OR ${isInstructor(user)})`
}

/** Matches rows of `sub_activities` whose answers the user marks (section 6: view answers). */
export const marksTraining = (user: SessionUser): SQL =>
  marksAnswers(user) ? (isExamVisible(user) ?? sql`true`) : isInstructor(user)
