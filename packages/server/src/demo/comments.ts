import { mentionOf } from '@portal/contract/messages/comments'
import { sql } from 'drizzle-orm'
import { insertComment } from '../messages/comments/store.ts'
import type { Orm } from '../platform/database/index.ts'
import { personId } from './accounts.ts'

const tables = { project: sql`projects`, activity: sql`activities` } as const

interface DemoComment {
  readonly on: keyof typeof tables
  /** Code of the record. */
  readonly code: string
  readonly by: string
  readonly daysAgo: number
  /** `{name}` mentions a demo person. */
  readonly text: string
}

const DAY_MS = 86_400_000

const written: readonly DemoComment[] = [
  {
    ...{ on: 'project', code: 'NRB-12', by: 'project_director', daysAgo: 6 },
    text: '{project_officer} The donor asks why the first quarter was spent faster than planned. Can you explain March before Thursday?',
  },
  {
    ...{ on: 'project', code: 'NRB-12', by: 'project_officer', daysAgo: 5 },
    text: 'Rents were paid for half a year at once. The explanation stands in the monthly monitoring now. {project_director}',
  },
  {
    ...{ on: 'project', code: 'WAQ-03', by: 'project_officer', daysAgo: 3 },
    text: '{activity_coordinator} وصلت أجهزة الحاسوب إلى غازي عنتاب. يمكن تثبيت موعد المجموعة الثانية.',
  },
  {
    ...{ on: 'activity', code: 'EMH-02.3', by: 'project_coordinator', daysAgo: 2 },
    text: '{activity_coordinator} Please add the number of households from the last visit to the report.',
  },
  {
    ...{ on: 'activity', code: 'EMH-02.3', by: 'activity_coordinator', daysAgo: 1 },
    text: 'Added: 64 households, 12 of them new.',
  },
]

/** Comments by colleagues, with mentions. Skips comments whose record doesn't exist. */
export const seedComments = async (db: Orm, now: Date): Promise<void> => {
  for (const { on, code, by, daysAgo, text } of written) {
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM ${tables[on]} WHERE code = ${code}`)
    const [record] = rows
    if (!record) continue
    const pieces = await Promise.all(
      text.split(/\{(\w+)\}/).map(async (piece, at) => (at % 2 === 0 ? piece : mentionOf(await personId(db, piece)))),
    )
    await insertComment(db, {
      [`${on}_id`]: record.id,
      by_user: await personId(db, by),
      text: pieces.join(''),
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    })
  }
}
