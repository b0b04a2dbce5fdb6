import { describe, expect, test } from 'vitest'
import { anActivity } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { activityCalls } from './activity-calls.ts'

const portal = usePortal()
const { day, onTime, post, begun, report } = activityCalls(portal)

describe('the steps of an activity', () => {
  test('follow the table, and store who took them and the reason', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    const step = async (name: string, version: number, body: object) =>
      (await post(id, name, as, { version, ...body })).body.data
    expect(await step('hold', 2, { reason: 'Floods' })).toMatchObject({ state: 'holding' })
    expect(await step('resume', 3, { reason: 'Dry again' })).toMatchObject({ state: 'in_progress' })
    const end = { actual_end: day(-1), actual_beneficiaries: 50, actual_cost_minor: 4200 }
    const done = await step('complete', 4, end)
    expect(done).toMatchObject({ state: 'completed', completion: 100, ...end })
    const { body } = await portal().call('GET', `/activities/${id}/updates`, { as })
    expect(body.data[0]).toMatchObject({ completion: 100, report_date: day(0), actual_start: day(-100), ...end })
    const open = await step('reopen', 5, { reason: 'One village more' })
    expect(open).toMatchObject({ state: 'in_progress', actual_end: null, completion: 0 })
    const kinds = open.events.map(({ kind, reason, by }: { kind: string; reason: string; by: Person }) => [
      kind,
      reason,
      by.id,
    ])
    expect(kinds).toEqual([
      ['start', 'Permits', as.id],
      ['hold', 'Floods', as.id],
      ['resume', 'Dry again', as.id],
      ['complete', null, as.id],
      ['reopen', 'One village more', as.id],
    ])
  })

  test('restore the figures from before the completion on reopening, as a report that the next one is compared with', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    const reached = { actual_beneficiaries: 50, actual_cost_minor: 4200 }
    await report(id, as, 2, { ...reached, completion: 60 })
    await report(id, as, 3, { ...reached, completion: 100 })
    await post(id, 'complete', as, { version: 4, actual_end: day(0), ...reached })
    const { body } = await post(id, 'reopen', as, { version: 5, reason: 'One village more' })
    expect(body.data).toMatchObject({ state: 'in_progress', completion: 60, ...reached })
    const updates = (await portal().call('GET', `/activities/${id}/updates`, { as })).body.data
    expect(updates[0]).toMatchObject({ completion: 60, reason: 'One village more', actual_end: null, ...reached })
    const next = await report(id, as, 6, { ...reached, completion: 70 })
    expect([next.status, next.body.data?.completion]).toEqual([200, 70])
  })

  test('are rejected if the table doesn’t have them, and so are reports after completion', async () => {
    const as = await portal().person('sysadmin')
    const { id } = await anActivity(portal(), onTime(), as)
    const end = { actual_end: day(0), actual_beneficiaries: 0, actual_cost_minor: 0 }
    const refused = [
      await post(id, 'hold', as, { version: 1, reason: 'x' }),
      await post(id, 'resume', as, { version: 1, reason: 'x' }),
      await post(id, 'reopen', as, { version: 1, reason: 'x' }),
      await post(id, 'complete', as, { version: 1, ...end }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'transition_refused'))
    const other = await begun(as)
    await post(other, 'complete', as, { version: 2, ...end })
    expect((await report(other, as, 3)).body.code).toBe('transition_refused')
  })

  test('let only directors reopen an activity', async () => {
    const director = await portal().person('project_director')
    const id = await begun(director)
    const reporter = await portal().person('staff', [
      { group: 'activities', command: 'view' },
      { group: 'activities', command: 'updates' },
    ])
    const team = { version: 2, user_ids: [reporter.id] }
    expect((await portal().call('PATCH', `/activities/${id}/team`, { as: director, body: team })).status).toBe(200)
    const end = { actual_end: day(0), actual_beneficiaries: 0, actual_cost_minor: 0 }
    const { body } = await post(id, 'complete', reporter, { version: 3, ...end })
    expect([body.data.can.reopen, body.data.can.update]).toEqual([false, false])
    const again = { version: 4, reason: 'One more' }
    expect((await post(id, 'reopen', reporter, again)).body.code).toBe('privilege_missing')
    expect((await post(id, 'reopen', director, again)).body.data.state).toBe('in_progress')
  })

  test('are accepted once when two people take them concurrently', async () => {
    const as = await portal().person('sysadmin')
    const other = await portal().person('sysadmin')
    for (let round = 0; round < 10; round += 1) {
      const id = await begun(as)
      const complete = (person: Person, actual_beneficiaries: number) =>
        post(id, 'complete', person, { version: 2, actual_end: day(0), actual_beneficiaries, actual_cost_minor: 0 })
      const answers = await Promise.all([complete(as, 1), complete(other, 2)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const lost = answers.find(({ status }) => status === 409)
      const won = answers.find(({ status }) => status === 200)
      expect(lost?.body).toMatchObject({ code: 'changed_meanwhile', data: { state: 'completed' } })
      expect(lost?.body.data.actual_beneficiaries).toBe(won?.body.data.actual_beneficiaries)
      const { body } = await portal().call('GET', `/activities/${id}/updates`, { as })
      expect(body.total).toBe(1)
    }
  })
})
