import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { shownOf } from '../../../../packages/server/src/platform/http/shown.ts'
import { aCategory, aDonor, aLine, anExpense, aProject, confirmDeletion } from '../../support/made.ts'
import type { Person, Portal } from '../../support/portal.ts'

/** Records whose deletion can remove money, by the path of their endpoints. */
export const places = { donor: 'donors', project: 'projects', category: 'budget_categories' } as const
type Name = keyof typeof places

/** The fingerprint of a deletion that takes nothing along. */
export const nothingShown = shownOf([[], []])

interface Removed {
  readonly id: string
  readonly code: string
}

/** Deletes a record with its current impact as confirmation. */
export const remove = async (
  portal: Portal,
  as: Person,
  name: Name,
  { id }: Pick<Removed, 'id'>,
  reason = 'Entered twice',
) => {
  const answer = await confirmDeletion(portal, `/${places[name]}/${id}`, as, { reason })
  expect([answer.status, answer.body]).toEqual([200, { data: { done: true } }])
}

export const restore = (portal: Portal, as: Person, name: Name, { id }: Removed) =>
  portal.call('POST', `/${places[name]}/${id}/restore`, { as, body: {} })

/** A donor with a project whose budget has an expense of 509.00 in June. */
export const aBudget = async (portal: Portal, as: Person) => {
  const donor = await aDonor(portal, { code: `D-${randomUUID()}`.slice(0, 30) }, as)
  const project = await aProject(portal, { donor_id: donor.id, code: `P-${randomUUID()}`.slice(0, 30) }, as)
  const category = await aCategory(portal, { project_id: project.id, code: 'A', name: 'Staff' }, as)
  const line = await aLine(portal, { category_id: category.id }, as)
  const expense = await anExpense(portal, { item_id: line.id, date: '2026-06-05', amount_minor: 50_900 }, as)
  return { donor, project, category, line, expense }
}
