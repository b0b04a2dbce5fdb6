import { describe, expect, test } from 'vitest'
import { anActivity, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { activityCalls } from './activity-calls.ts'

const portal = usePortal()
const { day, post, report } = activityCalls(portal)
const outside = [{ path: 'reason', code: 'outside_period' }]

/** Creates an activity with these dates, in a project that began ten days ago. */
const planned = async (dates = { start_date: day(-5), end_date: day(50) }) => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), { start_date: day(-10), end_date: day(100) }, as)
  return { as, id: (await anActivity(portal(), { project_id: project.id, ...dates }, as)).id }
}

const justified = { delay_justification: '' }

describe('report dates outside a period', () => {
  test('require a reason before the planned start of an activity that hasn’t started', async () => {
    const { as, id } = await planned({ start_date: day(0), end_date: day(50) })
    const early = await report(id, as, 1, { report_date: day(-1), ...justified })
    expect([early.status, early.body.errors]).toEqual([400, outside])
    const explained = await report(id, as, 1, { report_date: day(-1), reason: 'The site was surveyed before' })
    expect(explained.status).toBe(200)
    const { body } = await portal().call('GET', `/activities/${id}/updates`, { as })
    expect(body.data[0]).toMatchObject({ report_date: day(-1), reason: 'The site was surveyed before' })
  })

  test('require a reason outside the project, also in a step, which stores it', async () => {
    const { as, id } = await planned({ start_date: day(0), end_date: day(50) })
    const begin = (more: object) => post(id, 'start', as, { version: 1, actual_start: day(-11), ...more })
    expect((await begin({})).body.errors).toEqual(outside)
    const { body } = await begin({ reason: 'Agreed with the donor' })
    expect(body.data.events).toMatchObject([{ kind: 'start', reason: 'Agreed with the donor' }])
    // This report is after the actual start and inside the project, so it needs no reason.
    expect((await report(id, as, 2, { report_date: day(-10) })).status).toBe(200)
    expect((await report(id, as, 3, { report_date: day(-11), reason: 'First day' })).status).toBe(200)
  })

  test('return one error even if figures fall too, and one reason answers both; a late start returns only the error for its justification', async () => {
    const { as, id } = await planned()
    const late = { version: 1, actual_start: day(0) }
    expect((await post(id, 'start', as, late)).body.errors).toEqual([
      { path: 'delay_justification', code: 'field_empty' },
    ])
    const { as: other, id: second } = await planned({ start_date: day(0), end_date: day(50) })
    await report(second, other, 1, { report_date: day(0) })
    const both = { report_date: day(-12), completion: 90 }
    expect((await report(second, other, 2, both)).body.errors).toEqual(outside)
    const reason = 'Surveyed before, and counted again'
    expect((await report(second, other, 2, { ...both, reason })).status).toBe(200)
    const { body } = await portal().call('GET', `/activities/${second}/updates`, { as: other })
    expect(body.data).toContainEqual(expect.objectContaining({ report_date: day(-12), completion: 90, reason }))
  })
})
