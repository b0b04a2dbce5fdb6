import { expect, test } from 'vitest'
import { aCategory, aLine, anActivity, anExpense, aProject, aTraining } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const outside = [{ path: 'reason', code: 'outside_period' }]

const lastReason = async (as: Person, kind: string, id: string) =>
  (await portal().call('GET', `/history?of_kind=${kind}&of_id=${id}`, { as })).body.data[0].reason

test('requires a reason for an activity outside its project’s period, and records it in the history', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const { id, version, project: shown, ...draft } = await anActivity(portal(), { project_id: project.id }, as)
  expect(shown).toMatchObject({ start_date: '2026-01-01', end_date: '2026-12-31' })
  const plan = { ...draft, type: 'Course' }
  const add = (given: object) =>
    portal().call('POST', '/activities', { as, body: { ...plan, code: 'X', project_id: project.id, ...given } })
  expect((await add({ end_date: '2027-01-01' })).body.errors).toEqual(outside)
  expect((await add({ start_date: '2025-12-31' })).body.errors).toEqual(outside)
  const added = await add({ end_date: '2027-01-01', reason: 'The donor extends it' })
  expect(await lastReason(as, 'activity', added.body.data.id)).toBe('The donor extends it')
  const change = (given: object, at = version) =>
    portal().call('PATCH', `/activities/${id}`, { as, body: { ...plan, ...given, version: at } })
  expect((await change({ end_date: '2027-02-01' })).body.errors).toEqual(outside)
  expect((await change({ end_date: '2027-02-01', reason: 'Late start' })).status).toBe(200)
  expect(await lastReason(as, 'activity', id)).toBe('Late start')
  // Dates that are outside already need no further reason until they change.
  expect((await change({ end_date: '2027-02-01', name: 'Renamed' }, version + 1)).status).toBe(200)
})

test('requires a reason for a sub-activity outside its activity’s period, and records it in the history', async () => {
  const as = await portal().person('sysadmin')
  const period = { start_date: '2026-03-01', end_date: '2026-06-30' }
  const activity = await anActivity(portal(), period, as)
  const plan = { name: 'Group 1', attendance_method: 'online', ...period }
  const add = (given: object) =>
    portal().call('POST', '/sub_activities', { as, body: { ...plan, code: 'X', activity_id: activity.id, ...given } })
  expect((await add({ end_date: '2026-07-01' })).body.errors).toEqual(outside)
  expect((await add({ start_date: '2026-02-28' })).body.errors).toEqual(outside)
  expect((await add({ end_date: '2026-07-01', reason: '  ' })).body.errors).toEqual(outside)
  const late = (await add({ end_date: '2026-07-01', reason: 'The hall is free in July' })).body.data
  expect(await lastReason(as, 'sub_activity', late.id)).toBe('The hall is free in July')
  // The last day is inside the period.
  const { id, activity: shown } = (await add({ code: 'Y' })).body.data
  expect(shown).toEqual({ id: activity.id, code: activity.code, name: activity.name, ...period })
  const change = (version: number, given: object) =>
    portal().call('PATCH', `/sub_activities/${id}`, { as, body: { ...plan, code: 'Y', ...given, version } })
  expect((await change(1, { start_date: '2026-02-01' })).body.errors).toEqual(outside)
  expect((await change(1, { start_date: '2026-02-01', reason: 'Begins early' })).status).toBe(200)
  expect(await lastReason(as, 'sub_activity', id)).toBe('Begins early')
  // Dates that are outside already need no further reason until they change.
  expect((await change(2, { start_date: '2026-02-01', name: 'Renamed' })).status).toBe(200)
  expect((await change(3, { start_date: '2026-01-31' })).body.errors).toEqual(outside)
})

test('requires a reason for a project’s period that leaves activities or expenses outside', async () => {
  const as = await portal().person('sysadmin')
  const { id, donor, ...draft } = await aProject(portal(), {}, as)
  expect(draft.used_period).toBeNull()
  await anActivity(portal(), { project_id: id, start_date: '2026-03-01', end_date: '2026-10-31' }, as)
  const category = await aCategory(portal(), { project_id: id }, as)
  await anExpense(portal(), { item_id: (await aLine(portal(), { category_id: category.id }, as)).id }, as)
  const texts = { contract_code: '', financial_code: '', drive_link: '' }
  const change = (given: object) =>
    portal().call('PATCH', `/projects/${id}`, {
      as,
      body: { ...draft, ...texts, donor_id: donor.id, version: 1, ...given },
    })
  expect((await portal().call('GET', `/projects/${id}`, { as })).body.data.used_period).toEqual({
    ...{ start_date: '2026-01-31', end_date: '2026-10-31' },
  })
  expect((await change({ end_date: '2026-10-30' })).body.errors).toEqual(outside)
  expect((await change({ start_date: '2026-02-01' })).body.errors).toEqual(outside)
  expect((await change({ start_date: '2026-02-01', reason: 'Starts later' })).status).toBe(200)
  expect(await lastReason(as, 'project', id)).toBe('Starts later')
  // Other fields can change without a reason.
  expect((await change({ start_date: '2026-02-01', name: 'Renamed', version: 2 })).status).toBe(200)
})

test('requires a reason for an activity’s period that leaves sub-activities, reports, or expenses outside', async () => {
  const as = await portal().person('sysadmin')
  const { id: project_id } = await aProject(portal(), {}, as)
  const planned = { project_id, start_date: '2026-01-01', end_date: '2026-12-31' }
  const { id, version: first, project, ...draft } = await anActivity(portal(), planned, as)
  const used = async () => (await portal().call('GET', `/activities/${id}`, { as })).body.data.used_period
  expect(await used()).toBeNull()
  let version = first
  const move = async (period: object) => {
    const body = { ...draft, type: '', version, ...period }
    const moved = await portal().call('PATCH', `/activities/${id}`, { as, body })
    version = moved.body.data?.version ?? version
    return moved
  }
  const category = await aCategory(portal(), { project_id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  await anExpense(portal(), { item_id: line.id, activity_id: id, date: '2026-02-10' }, as)
  expect((await move({ start_date: '2026-02-11' })).body.errors).toEqual(outside)
  await aTraining(portal(), { activity_id: id, start_date: '2026-02-01', end_date: '2026-02-20' }, as)
  expect((await move({ start_date: '2026-02-05' })).body.errors).toEqual(outside)
  expect((await move({ end_date: '2026-02-15' })).body.errors).toEqual(outside)
  const report = { report_date: '2026-03-05', actual_start: '2026-02-01', actual_end: '', completion: 10 }
  const figures = { actual_cost_minor: 0, actual_beneficiaries: 0, reason: '', delay_justification: 'Late' }
  const reported = await portal().call('POST', `/activities/${id}/updates`, {
    as,
    body: { ...report, ...figures, version },
  })
  version = reported.body.data.version
  expect(await used()).toEqual({ start_date: '2026-02-01', end_date: '2026-03-05' })
  expect((await move({ end_date: '2026-03-04' })).body.errors).toEqual(outside)
  expect((await move({ start_date: '2026-02-01', end_date: '2026-03-05' })).status).toBe(200)
  expect((await move({ start_date: '2026-02-01', end_date: '2026-03-04', reason: 'Ended early' })).status).toBe(200)
  expect(await lastReason(as, 'activity', id)).toBe('Ended early')
})

test('uses the contract’s rate, which requires a date, and records its changes in the history', async () => {
  const as = await portal().person('sysadmin')
  const rated = { currency: 'eur', contract_rate: 1.0842, contract_rate_date: '2025-11-01' }
  const { id, donor, ...draft } = await aProject(portal(), rated, as)
  expect([draft.usd_rate, draft.usd_rate_date]).toEqual([1.0842, '2025-11-01'])
  const change = (version: number, given: object) =>
    portal().call('PATCH', `/projects/${id}`, {
      as,
      body: { ...draft, contract_code: '', financial_code: '', drive_link: '', donor_id: donor.id, version, ...given },
    })
  expect((await change(1, { contract_rate: 1.1 })).body.errors).toEqual([
    { path: 'contract_rate_date', code: 'rate_and_date' },
  ])
  const restated = await change(1, { contract_rate: 1.1, contract_rate_date: '2026-01-15' })
  expect(restated.body.data).toMatchObject({ usd_rate: 1.1, usd_rate_date: '2026-01-15' })
  expect((await change(2, { name: 'Renamed' })).body.data).toMatchObject({ usd_rate: 1.1, usd_rate_date: '2026-01-15' })
  const { body } = await portal().call('GET', `/history?of_kind=project&of_id=${id}`, { as })
  expect(body.data[1].fields).toEqual(['usd_rate', 'usd_rate_date'])
  // A dollar is always worth one dollar, even if the contract has a rate.
  const inDollars = { ...rated, currency: 'usd' }
  expect((await aProject(portal(), inDollars, as)).usd_rate).toBe(1)
})
