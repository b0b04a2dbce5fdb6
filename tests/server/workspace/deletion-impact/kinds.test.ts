import { describe, expect, test } from 'vitest'
import {
  cascadesOfActivity,
  cascadesOfCategory,
  cascadesOfDonor,
  cascadesOfProject,
  cascadesOfSession,
  cascadesOfSubActivity,
  partsOfKinds,
} from '../../../../packages/server/src/workspace/deletion-impact/cascades.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

/** Foreign keys that reference a table, with their delete rule. `c` cascades. */
const keysOn = async (table: string) => {
  const { rows } = await portal().database.pool.query<{ child: string; rule: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS child, confdeltype AS rule
      FROM pg_constraint WHERE contype = 'f' AND confrelid = $1::regclass`,
    [table],
  )
  return rows
}

// Deleted expenses that can still be restored. The impact doesn't list them again.
const UNDO = 'deleted_expenses'

/** Returns all tables that lose rows when a row of `root` is deleted, and those that prevent it. */
const followed = async (root: string) => {
  const gone = new Set<string>()
  const others = new Set<string>()
  const open = [root]
  for (let table = open.pop(); table; table = open.pop()) {
    for (const { child, rule } of await keysOn(table)) {
      if (child === UNDO) continue
      if (rule !== 'c') others.add(`${child} ${rule}`)
      else if (!gone.has(child)) {
        gone.add(child)
        open.push(child)
      }
    }
  }
  // Tables that lose rows anyway do not prevent the deletion.
  return { gone: [...gone].sort(), others: [...others].filter(other => !gone.has(other.split(' ')[0] ?? '')).sort() }
}

describe('the deletion impact', () => {
  test.each([
    [
      'donors',
      Object.keys(cascadesOfDonor('')),
      ['certificates n', 'commitments a', 'mailings n', 'request_items n', 'request_new_totals n', 'requests n'],
    ],
    [
      'projects',
      Object.keys(cascadesOfProject('')),
      ['certificates n', 'commitments a', 'mailings n', 'request_items n', 'request_new_totals n', 'requests n'],
    ],
    // Certificates and emails remain after their training is deleted. Expenses stay on their lines.
    [
      'activities',
      Object.keys(cascadesOfActivity('')),
      ['certificates n', 'expenses n', 'mailings n', 'request_new_totals n'],
    ],
    ['sub_activities', Object.keys(cascadesOfSubActivity('')), ['certificates n', 'mailings n']],
    ['budget_categories', Object.keys(cascadesOfCategory('')), ['commitments a', 'request_items n']],
    ['training_sessions', Object.keys(cascadesOfSession('')), []],
  ])('has a kind for each table that loses rows with one of %s', async (root, kinds, others) => {
    // These rows belong to a project and remain when something inside it is deleted.
    const all = kinds.includes('project_users')
    const ofTrainings = kinds.includes('enrollments')
    const parts = Object.keys(partsOfKinds).filter(
      part =>
        all ||
        (kinds.includes('files') && part === 'file_versions') ||
        (ofTrainings && /^(enrollment|exam|evaluation)_/.test(part)) ||
        (kinds.includes('indicators') && part === 'indicator_values'),
    )
    expect(await followed(root)).toEqual({ gone: [...kinds, ...parts].sort(), others })
  })

  test.each([
    // A line with expenses cannot be deleted.
    ['budget_items', ['expenses', 'file_versions', 'files', 'forecast_months']],
    ['courses', []],
    // A test with attempts cannot be deleted.
    [
      'exams',
      [
        ...['exam_answers', 'exam_attempt_questions', 'exam_attempts', 'exam_extra_time', 'exam_question_versions'],
        ...['exam_questions', 'exam_saves'],
      ],
    ],
  ])('is not needed for %s, whose deletion affects only known tables', async (root, known) => {
    expect((await followed(root)).gone).toEqual(known)
  })
})
