import { describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { activityCalls } from './activity-calls.ts'

const portal = usePortal()
const { day, post, begun, report, figures } = activityCalls(portal)

describe('a report', () => {
  test('is added and updates the activity’s figures, unless a newer report exists', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    const first = await report(id, as, 2, { report_date: day(-10), completion: 40, actual_start: day(-99) })
    // The actual start is now a day late.
    expect(first.body.errors).toEqual([{ path: 'delay_justification', code: 'field_empty' }])
    const second = await report(id, as, 2, { report_date: day(-10), completion: 40 })
    expect(second.body.data).toMatchObject({ ...figures, completion: 40, version: 3, state: 'in_progress' })
    const earlier = await report(id, as, 3, { report_date: day(-20), completion: 20, actual_cost_minor: 7 })
    expect(earlier.body.data).toMatchObject({ completion: 40, actual_cost_minor: 1000, version: 4 })
    const again = await report(id, as, 4, { report_date: day(-10), completion: 45 })
    expect(again.body.data.completion).toBe(45)
    const { body } = await portal().call('GET', `/activities/${id}/updates`, { as })
    expect(body.data.map((row: { completion: number }) => row.completion)).toEqual([45, 40, 20])
    expect(body.data[0].by.id).toBe(as.id)
    const rising = await portal().call('GET', `/activities/${id}/updates?sort=report_date&limit=2`, { as })
    const rest = `/activities/${id}/updates?sort=report_date&limit=2&cursor=${rising.body.next_cursor}`
    const { body: last } = await portal().call('GET', rest, { as })
    const all = [...rising.body.data, ...last.data].map((row: { completion: number }) => row.completion)
    expect(all).toEqual([20, 40, 45])
    expect(await auditOf(portal(), 'activities', id)).toEqual(['add', 'start', 'update', 'update', 'update'])
  })

  test('can’t be updated directly in the database', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    expect((await report(id, as, 2)).status).toBe(200)
    const { pool } = portal().database
    const change = pool.query('UPDATE activity_updates SET completion = 99 WHERE activity_id = $1', [id])
    await expect(change).rejects.toMatchObject({ code: '23001' })
  })

  test('can show less than the one before it only with a reason', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    await report(id, as, 2, { report_date: day(-5), completion: 60 })
    const fallen = await report(id, as, 3, { completion: 30, reason: '' })
    expect([fallen.status, fallen.body.errors]).toEqual([400, [{ path: 'reason', code: 'reason_required' }]])
    const reasoned = await report(id, as, 3, { completion: 30, reason: 'Floods' })
    expect(reasoned.body.data.completion).toBe(30)
    // The report is compared with the one before its day, not with later ones.
    const before = await report(id, as, 4, { report_date: day(-6), completion: 0 })
    expect(before.status).toBe(200)
  })

  test('requires a reason for an earlier day if it makes the next report a fall', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    await report(id, as, 2, { report_date: day(-10), completion: 50 })
    await report(id, as, 3, { report_date: day(-5), completion: 60 })
    await report(id, as, 4, { completion: 80 })
    const between = (completion: number, reason = '') =>
      report(id, as, 5, { report_date: day(-7), completion, ...(reason && { reason }) })
    // Both 90 and 70 exceed the next report's 60. Only the next report counts, not the newest.
    for (const completion of [90, 70]) {
      const { status, body } = await between(completion)
      expect([status, body.errors]).toEqual([400, [{ path: 'reason', code: 'reason_required' }]])
    }
    expect((await between(90, 'Counted twice at first')).body.data).toMatchObject({ completion: 80, version: 6 })
    // A figure equal to the next one isn't a fall.
    const even = await report(id, as, 6, { report_date: day(-9), completion: 60, reason: '' })
    expect(even.status).toBe(200)
  })

  test('requires a reason if cost or beneficiaries fall, also in the report of the completion', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    await report(id, as, 2, { report_date: day(-5) })
    const needed = [{ path: 'reason', code: 'reason_required' }]
    expect((await report(id, as, 3, { actual_cost_minor: 999 })).body.errors).toEqual(needed)
    expect((await report(id, as, 3, { actual_beneficiaries: 4 })).body.errors).toEqual(needed)
    const end = { version: 3, actual_end: day(0), actual_beneficiaries: 4, actual_cost_minor: 1000 }
    expect((await post(id, 'complete', as, end)).body.errors).toEqual(needed)
    const { body } = await post(id, 'complete', as, { ...end, reason: 'One was counted twice' })
    expect(body.data).toMatchObject({ state: 'completed', actual_beneficiaries: 4 })
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'complete', reason: 'One was counted twice' })
    const { body: updates } = await portal().call('GET', `/activities/${id}/updates`, { as })
    expect(updates.data[0]).toMatchObject({ completion: 100, reason: 'One was counted twice' })
  })

  test('can’t be dated before the activity’s start', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    const early = await report(id, as, 2, { report_date: day(-101) })
    expect(early.body.errors).toEqual([{ path: 'report_date', code: 'before_activity_start' }])
    expect((await report(id, as, 2, { report_date: day(-100) })).status).toBe(200)
  })

  test('requires a justification of a delay, and rejects future dates and an end before the start', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as, { start_date: day(-100), end_date: day(-1) })
    const late = await report(id, as, 2, { delay_justification: '' })
    expect(late.body.errors).toEqual([{ path: 'delay_justification', code: 'field_empty' }])
    const future = await report(id, as, 2, { report_date: day(2), actual_end: day(2), delay_justification: 'Permits' })
    expect(future.body.errors).toEqual([
      { path: 'report_date', code: 'date_future' },
      { path: 'actual_end', code: 'date_future' },
    ])
    const reversed = await report(id, as, 2, { actual_end: day(-101), delay_justification: 'Permits' })
    expect(reversed.body.errors).toEqual([{ path: 'actual_end', code: 'date_before_start' }])
    const justified = await report(id, as, 2, { delay_justification: 'Permits' })
    expect([justified.status, justified.body.data.is_delayed]).toEqual([200, true])
  })

  test('can be dated today but not tomorrow', async () => {
    const as = await portal().person('sysadmin')
    const id = await begun(as)
    expect((await report(id, as, 2, { report_date: day(1) })).body.errors).toEqual([
      { path: 'report_date', code: 'date_future' },
    ])
    expect((await report(id, as, 2)).status).toBe(200)
  })
})

describe('a report in a time zone ahead of UTC', () => {
  const damascus = usePortal({ TIME_ZONE: 'Asia/Damascus' })
  const there = activityCalls(damascus)

  test('can be dated the next day from midnight in that zone', async () => {
    setClock(damascus(), '2027-03-01T20:50:00Z')
    const as = await damascus().person('sysadmin')
    const id = await there.begun(as)
    const early = await there.report(id, as, 2, { report_date: '2027-03-02' })
    expect(early.body.errors).toEqual([{ path: 'report_date', code: 'date_future' }])
    setClock(damascus(), '2027-03-01T21:00:00Z')
    expect((await there.report(id, as, 2, { report_date: '2027-03-02' })).status).toBe(200)
  })
})
