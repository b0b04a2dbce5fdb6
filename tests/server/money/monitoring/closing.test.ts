import { beforeAll, describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { anExpense, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aPlannedProject } from './a-planned-project.ts'

const portal = usePortal()

beforeAll(() => setClock(portal(), '2026-01-02T12:00:00Z'))

/** The planned project in March. January is as planned, nothing was spent in February. */
const inMarch = async () => {
  const { as, project, line } = await aPlannedProject(portal())
  setClock(portal(), '2026-03-11T12:00:00Z')
  await anExpense(portal(), { item_id: line.id, date: '2026-01-31', amount_minor: 30_000 }, as)
  const path = `/projects/${project.id}`
  const months = async (query = '') => (await portal().call('GET', `${path}/monthly${query}`, { as })).body.data.months
  return {
    ...{ as, project, line, months },
    monthOf: async (month: string, query?: string) =>
      (await months(query)).find((one: { month: string }) => one.month === month),
    close: (month: string, more: object = {}, person: Person = as) =>
      portal().call('POST', `${path}/closed_months`, { as: person, body: { month, reason: 'Reported', ...more } }),
    explain: (month: string, explanation: string) =>
      portal().call('PATCH', `${path}/monthly`, { as, body: { version: 1, month, explanation } }),
  }
}

const refusal = (...months: string[]) => ({ status: 409, body: { code: 'explanation_missing', months } })

describe('a month that needs an explanation', () => {
  test('is not closed without an explanation, unlike a month within its plan', async () => {
    const { project, close, months, monthOf } = await inMarch()
    expect((await months()).map((one: { unexplained: object | null }) => one.unexplained)).toEqual([
      ...[null, { plan_minor: 30_000 }, { plan_minor: 30_000 }, null],
    ])
    expect(await close('2026-02')).toMatchObject(refusal('2026-02'))
    expect(await monthOf('2026-02')).toMatchObject({ is_closed: false, explanation: null })
    expect(await auditOf(portal(), 'projects', project.id)).not.toContain('close_month')
    expect((await close('2026-01')).body.data).toMatchObject({ is_closed: true, unexplained: null })
  })

  test('is closed once it is explained', async () => {
    const { close, explain } = await inMarch()
    expect((await explain('2026-02', 'The order came late')).body.data.unexplained).toBeNull()
    expect((await close('2026-02')).body.data).toMatchObject({
      ...{ is_closed: true, unexplained: null, explanation: { text: 'The order came late' } },
    })
  })

  test('is explained and closed in one step, which stores who explained it', async () => {
    const { as, project, close } = await inMarch()
    const officer = await staffWith(portal(), 'budget.edit_expense', 'projects.view_all')
    expect((await close('2026-02', { explanation: ' ' })).body.errors).toEqual([
      { path: 'explanation', code: 'field_empty' },
    ])
    expect((await close('2026-02', { explanation: 'تأخر التوريد' }, officer)).body.data).toMatchObject({
      ...{ is_closed: true, version: 2, explanation: { text: 'تأخر التوريد', by: { id: officer.id } } },
    })
    expect(await auditOf(portal(), 'monitoring', project.id)).toEqual(['explain'])
    // The step again changes nothing.
    expect((await close('2026-02', { explanation: 'Other' }, as)).body.data).toMatchObject({ version: 2 })
  })

  test('keeps and returns an explanation that somebody else entered meanwhile', async () => {
    const { close, explain, monthOf } = await inMarch()
    await explain('2026-02', 'The order came late')
    expect(await close('2026-02', { explanation: 'Mine' })).toMatchObject({
      ...{ status: 409, body: { code: 'changed_meanwhile', data: { explanation: { text: 'The order came late' } } } },
    })
    expect(await monthOf('2026-02')).toMatchObject({ is_closed: false, version: 2 })
  })

  test('can be the current month, because nothing can be spent after it is closed', async () => {
    const { close, monthOf } = await inMarch()
    expect(await monthOf('2026-03')).toMatchObject({ phase: 'running', needs_explanation: false })
    expect(await close('2026-03')).toMatchObject(refusal('2026-03'))
    expect((await close('2026-03', { explanation: 'The project stops' })).status).toBe(200)
  })

  test('is compared with the baseline, even while the page compares with the forecast', async () => {
    const { as, project, line, close, monthOf } = await inMarch()
    const call = async (method: 'POST' | 'PATCH', name: string, body: object) => {
      const answer = await portal().call(method, `/projects/${project.id}/${name}`, { as, body })
      expect(answer.status).toBe(200)
    }
    await call('POST', 'baseline', { version: 2 })
    // All that is left is planned for March, far from the baseline.
    const rows = [
      {
        item_id: line.id,
        months: [
          { month: '2026-03', amount_minor: 70_000 },
          { month: '2026-04', amount_minor: 0 },
        ],
      },
    ]
    await call('PATCH', 'forecast', { version: 3, rows })
    await anExpense(portal(), { item_id: line.id, date: '2026-03-10', amount_minor: 70_000 }, as)
    expect(await monthOf('2026-03', '?compared=forecast')).toMatchObject({
      ...{ plan_minor: 70_000, variance_minor: 0, needs_explanation: false, unexplained: { plan_minor: 30_000 } },
    })
    expect(await close('2026-03')).toMatchObject(refusal('2026-03'))
  })

  test('rejects either the closing or a concurrent expense that takes the month off its plan', async () => {
    const { as, project, line, close, monthOf } = await inMarch()
    await anExpense(portal(), { item_id: line.id, date: '2026-02-10', amount_minor: 27_000 }, as)
    // 27,000 to 33,000 need no explanation. Each round posts the same expense and takes it back.
    for (let round = 0; round < 8; round++) {
      const body = { item_id: line.id, date: '2026-02-11', amount_minor: 6001, description: 'Fee' }
      const [posted, closed] = await Promise.all([portal().call('POST', '/expenses', { as, body }), close('2026-02')])
      const month = await monthOf('2026-02')
      if (posted.status === 200) {
        expect(closed).toMatchObject(refusal('2026-02'))
        expect(month).toMatchObject({ is_closed: false, actual_minor: 33_001 })
        const { id, version } = posted.body.data
        const removed = await portal().call('DELETE', `/expenses/${id}`, { as, body: { version, reason: 'Again' } })
        expect(removed.status).toBe(200)
      } else {
        expect(posted.body.errors).toEqual([{ path: 'date', code: 'month_closed' }])
        expect([closed.status, month]).toMatchObject([200, { is_closed: true, actual_minor: 27_000 }])
        const reopened = { as, body: { month: '2026-02', reason: 'Again' } }
        await portal().call('POST', `/projects/${project.id}/reopened_months`, reopened)
      }
    }
  })
})
