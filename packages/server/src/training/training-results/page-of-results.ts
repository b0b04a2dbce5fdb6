import { exactPercent, type MarkedPoints } from '@portal/contract/training/exams/marked-points'
import { exactGain } from '@portal/contract/training/results/gains'
import { marksOf, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import { sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { type ListQuery, pageOf, type SortKey } from '../../platform/http/lists/page.ts'
import { byName } from '../training-people/store.ts'

// Cursors hold eight decimals.
const sortable = (figure: number | null) => figure && Number(figure.toFixed(8))

const percentOf = (points: MarkedPoints | null) => sortable(points && exactPercent(points))

const figuresOf = ({ result }: TrainingResult) => {
  const marks = marksOf(result)
  return {
    attendance: result.attendance?.so_far ?? null,
    gain: sortable(exactGain(marks)),
    progress: result.progress,
    pre: percentOf(marks.pre),
    post: percentOf(marks.post),
  }
}

/** Greater than any figure of results. */
const LAST = 1_000_000

// No column contains these figures. People without one come last.
const figureSorts = (results: readonly TrainingResult[], isDescending: boolean) => {
  const last = isDescending ? -LAST : LAST
  const keyOf = (figure: keyof ReturnType<typeof figuresOf>): SortKey => {
    const values = Object.fromEntries(results.map(row => [row.id, figuresOf(row)[figure] ?? last]))
    return { by: sql`(${JSON.stringify(values)}::jsonb ->> users.id::text)::numeric`, kind: 'number' }
  }
  return {
    attendance: keyOf('attendance'),
    pre: keyOf('pre'),
    post: keyOf('post'),
    gain: keyOf('gain'),
    progress: keyOf('progress'),
  }
}

/** One page of the people with these results, sorted by name or by a figure. */
export const pageOfResults = (db: Orm, results: readonly TrainingResult[], query: ListQuery) => {
  const where = [sql`users.id = ANY (${sql.param(results.map(({ id }) => id))}::uuid[])`]
  const sorts = { ...byName, ...figureSorts(results, query.sort?.startsWith('-') ?? false) }
  const select = (one: Orm) => one.select(personColumns).from(users)
  return pageOf(db, { from: 'users', where, sorts, usual: 'full_name_en' }, query, {
    id: users.id,
    select,
    idOf: row => row.user_id,
  })
}
