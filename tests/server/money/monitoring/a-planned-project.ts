import { setClock } from '../../support/clock.ts'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import type { Portal } from '../../support/portal.ts'

export const period = { start_date: '2026-01-01', end_date: '2026-04-10' }

/** A project of 100 days with one line of 1,000.00, planned in January: 300 a month until March, and 100 in April. */
export const aPlannedProject = async (portal: Portal) => {
  setClock(portal, '2026-01-02T12:00:00Z')
  const as = await portal.person('sysadmin')
  const project = await aProject(portal, period, as)
  const category = await aCategory(portal, { project_id: project.id }, as)
  const line = await aLine(portal, { category_id: category.id }, as)
  const plan = { '2026-01': 30_000, '2026-02': 30_000, '2026-03': 30_000, '2026-04': 10_000 }
  const months = Object.entries(plan).map(([month, amount_minor]) => ({ month, amount_minor }))
  const body = { version: 1, rows: [{ item_id: line.id, months }] }
  const { status } = await portal.call('PATCH', `/projects/${project.id}/forecast`, { as, body })
  if (status !== 200) throw new Error(`the plan was answered with ${status}`)
  return { as, project, line }
}
