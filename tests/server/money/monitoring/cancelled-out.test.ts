import { expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { anExpense } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { aPlannedProject } from './a-planned-project.ts'

const portal = usePortal()

test('a month whose expenses cancel each other out is listed and can be closed', async () => {
  const { as, project, line } = await aPlannedProject(portal())
  setClock(portal(), '2026-03-11T12:00:00Z')
  await anExpense(portal(), { item_id: line.id, date: '2025-12-30', amount_minor: 1000 }, as)
  await anExpense(portal(), { item_id: line.id, date: '2025-12-31', amount_minor: -1000 }, as)
  const { body: monthly } = await portal().call('GET', `/projects/${project.id}/monthly`, { as })
  const month = { month: '2025-12', plan_minor: 0, actual_minor: 0 }
  expect(monthly.data.months[0]).toMatchObject({ ...month, needs_explanation: false })
  const { body } = await portal().call('GET', `/projects/${project.id}/forecast`, { as })
  expect([body.data.months[0], body.data.rows[0].months[0]]).toMatchObject([month, month])
  const close = { month: '2025-12', reason: 'Audited' }
  const closed = await portal().call('POST', `/projects/${project.id}/closed_months`, { as, body: close })
  expect(closed.body.data).toMatchObject({ month: '2025-12', is_closed: true })
})
