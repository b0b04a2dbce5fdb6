import { createHash } from 'node:crypto'
import type { Database } from '../../../packages/server/src/platform/database/index.ts'

/** The number of rows in addition to the demo data. */
export interface Size {
  readonly users: number
  /** How often the demo's projects are in the database, with all their related rows. */
  readonly projects: number
  readonly requests: number
  /** Test answers. Requires users and projects. */
  readonly answers: number
}

const FIRST_EN = ['Ahmad', 'Huda', 'Samer', 'Layla', 'Omar', 'Rima', 'Yusuf'] as const
const FIRST_AR = ['أحمد', 'هدى', 'سامر', 'ليلى', 'عمر', 'ريما', 'يوسف'] as const

/**
 * The English name of the person with this number, as `users` writes it: a unique family name, and a common first name.
 */
export const nameOfPerson = (n: number): string => {
  const letters = createHash('md5').update(String(n)).digest('hex').slice(0, 10)
  const family = letters.replace(/[0-9]/g, digit => 'ghijklmnop'[Number(digit)] ?? '')
  return `${FIRST_EN[n % FIRST_EN.length]} ${family}`
}

const textsIn = (texts: readonly string[]) => `ARRAY[${texts.map(text => `'${text}'`).join(', ')}]`

// Family names are unique, because a word that occurs in every row would be unrealistic.
const users = `
  INSERT INTO users (id, type, email, email_verified_at, first_name_en, last_name_en, first_name_ar, last_name_ar)
  SELECT gen_random_uuid(), 'user', left(md5(n::text), 8) || '.' || n || '@example.test', now(),
    (${textsIn(FIRST_EN)})[1 + n % 7], initcap(translate(left(md5(n::text), 10), '0123456789', 'ghijklmnop')),
    (${textsIn(FIRST_AR)})[1 + n % 7], translate(left(md5(n::text), 8), '0123456789abcdef', 'ابتثجحخدذرزسشصضط')
  FROM generate_series(1, $1::int) n`

// Tables that belong to projects, each after the ones that it refers to.
const ofProjects = [
  ...['projects', 'project_users', 'budget_categories', 'budget_items', 'expenses', 'forecasts', 'forecast_months'],
  ...['activities', 'activity_users', 'activity_events', 'activity_updates', 'sub_activities', 'sub_activity_users'],
  ...['sub_activity_trainees', 'sub_activity_instructors', 'training_sessions', 'attendance', 'enrollments', 'exams'],
  ...['exam_questions', 'exam_question_versions'],
]
const ofRequests = ['requests', 'request_items', 'request_revisions']

const columnsOf = `
  SELECT column_name AS name, is_nullable = 'YES' AS optional,
    (SELECT r.relname FROM pg_constraint k JOIN pg_class r ON r.oid = k.confrelid
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.conrelid = $1::text::regclass AND a.attname = column_name LIMIT 1) AS refers
  FROM information_schema.columns
  WHERE table_name = $1::text AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'`

// A million rows take longer than the statement timeout.
const fill = ({ asOwner }: Database, sql: string, amount: number) =>
  asOwner(async client => {
    await client.query('SET statement_timeout = 0')
    await client.query(sql, [amount])
    await client.query('RESET statement_timeout')
  })

/** Copies every row of the tables this many times, with new IDs, codes, and references. */
const multiply = async (database: Database, tables: readonly string[], copies: number): Promise<void> => {
  // The contract requires version 4 UUIDs.
  const ofCopy = (column: string) =>
    `overlay(overlay(md5(${column}::text || n) placing '4' from 13) placing '8' from 17)::uuid`
  for (const table of tables) {
    const { rows } = await database.asOwner(client =>
      client.query<{ name: string; refers: string | null }>(columnsOf, [table]),
    )
    const copied = ({ name, refers }: { name: string; refers: string | null }) => {
      if (name === 'id' || tables.includes(refers ?? '')) return ofCopy(`one.${name}`)
      if (['code', 'reference', 'paper_code'].includes(name)) return `one.${name} || '-' || n`
      return `one.${name}`
    }
    const names = rows.map(({ name }) => `"${name}"`).join(', ')
    const values = rows.map(copied).join(', ')
    const one = `(SELECT * FROM ${table}) one`
    await fill(
      database,
      `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${one}, generate_series(1, $1::int) n`,
      copies,
    )
  }
}

const countOf = async (database: Database, table: string): Promise<number> =>
  Number((await database.pool.query(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count)

// Adds trainees to every training whose tests have no attempts, enough for the total number of answers. Those of the
// demo don't change, because both databases read them.
const attempts = `
  WITH asked AS (
    SELECT exam.id, exam.sub_activity_id, row_number() OVER (ORDER BY exam.id) AS place
    FROM exams exam WHERE EXISTS (SELECT FROM exam_questions WHERE exam_id = exam.id)
      AND NOT EXISTS (
        SELECT FROM exam_attempts JOIN exams other ON other.id = exam_attempts.exam_id
        WHERE other.sub_activity_id = exam.sub_activity_id)),
  many AS (
    SELECT ceil($1::numeric / (SELECT count(*) FROM exam_questions WHERE removed_at IS NULL))::int AS each),
  people AS (
    SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE email LIKE '%@example.test'),
  taking AS (
    SELECT asked.id AS exam_id, asked.sub_activity_id, people.id AS user_id
    FROM asked CROSS JOIN many CROSS JOIN LATERAL generate_series(1, many.each) AS nth
    JOIN people ON people.place = ((asked.place - 1) * many.each + nth - 1) % (SELECT count(*) FROM people) + 1),
  trainees AS (
    INSERT INTO sub_activity_trainees (sub_activity_id, user_id)
    SELECT sub_activity_id, user_id FROM taking ON CONFLICT DO NOTHING)
  INSERT INTO exam_attempts (id, exam_id, user_id, started_at, submitted_at, seed)
  SELECT gen_random_uuid(), exam_id, user_id, now(), now(), 1 FROM taking ON CONFLICT DO NOTHING`

const papers = `
  INSERT INTO exam_attempt_questions (attempt_id, position, question_id, version)
  SELECT attempt.id, asked.position, asked.id, asked.version
  FROM exam_attempts attempt JOIN exam_questions asked ON asked.exam_id = attempt.exam_id AND asked.removed_at IS NULL
  WHERE $1::int > 0 ON CONFLICT DO NOTHING`

const answers = `
  INSERT INTO exam_answers (id, attempt_id, question_id, value, lease, seq, points)
  SELECT gen_random_uuid(), attempt_id, question_id, 'Answer ' || md5(attempt_id::text), 1, position + 1, position % 3
  FROM exam_attempt_questions WHERE $1::int > 0 ON CONFLICT DO NOTHING`

/** Fills a database, and returns its number of rows of each kind. */
export const fillToSize = async (database: Database, size: Size) => {
  const copies = async (table: string, wanted: number) => Math.round(wanted / (await countOf(database, table)))
  if (size.requests > 0) await multiply(database, ofRequests, await copies('requests', size.requests))
  if (size.projects > 0) await multiply(database, ofProjects, await copies('projects', size.projects))
  if (size.users > 0) await fill(database, users, size.users)
  if (size.answers > 0) for (const sql of [attempts, papers, answers]) await fill(database, sql, size.answers)
  await database.asOwner(client => client.query('VACUUM ANALYZE'))
  await database.asOwner(client => client.query('CHECKPOINT'))
  return {
    users: await countOf(database, 'users'),
    projects: await countOf(database, 'projects'),
    requests: await countOf(database, 'requests'),
    answers: await countOf(database, 'exam_answers'),
  }
}
