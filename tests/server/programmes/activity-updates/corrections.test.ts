import { expect, test } from 'vitest'
import { anActivity } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

interface Report {
  readonly id: string
  readonly report_date: string
  readonly is_corrected: boolean
}

/** Starts an activity and adds a report for each day, each with 10 more per cent and people. */
const withReports = async (...days: string[]) => {
  const as = await portal().person('sysadmin')
  const { id } = await anActivity(portal(), { start_date: '2026-01-01', end_date: '2027-12-31' }, as)
  let version = 1
  const call = async (path: string, body: object) => {
    const answer = await portal().call('POST', `/activities/${id}/${path}`, { as, body: { ...body, version } })
    if (answer.status === 200) version = answer.body.data.version
    return answer
  }
  await call('start', { actual_start: '2026-01-01' })
  const report = (report_date: string, reached: number, more = {}) =>
    call('updates', {
      ...{ report_date, completion: reached, actual_beneficiaries: reached, actual_cost_minor: reached * 100 },
      ...more,
    })
  for (const [at, day] of days.entries()) await report(day, (at + 1) * 10)
  const reports = async (): Promise<Report[]> =>
    (await portal().call('GET', `/activities/${id}/updates`, { as })).body.data
  const idOf = async (day: string) =>
    (await reports()).find(one => one.report_date === day && !one.is_corrected)?.id ?? ''
  const reached = async () => {
    const { completion, actual_cost_minor } = (await portal().call('GET', `/activities/${id}`, { as })).body.data
    return [completion, actual_cost_minor]
  }
  return { as, id, report, reports, idOf, reached }
}

test('replaces a wrong report with a new one and its reason, and still lists the wrong one', async () => {
  const { as, id, report, reports, idOf, reached } = await withReports('2026-02-01', '2026-03-01')
  const corrects_id = await idOf('2026-03-01')
  const correct = (more: object) => report('2026-03-01', 15, { corrects_id, ...more })
  expect((await correct({})).body.errors).toEqual([{ path: 'correction_reason', code: 'field_empty' }])
  // The new report is compared with the one before, so 15 isn't a fall from 20.
  expect((await correct({ correction_reason: 'Counted twice' })).status).toBe(200)
  expect(await reached()).toEqual([15, 1500])
  expect(await reports()).toMatchObject([
    { report_date: '2026-03-01', completion: 15, corrects_id, correction_reason: 'Counted twice', is_corrected: false },
    { report_date: '2026-03-01', id: corrects_id, completion: 20, is_corrected: true, corrects_id: null },
    { report_date: '2026-02-01', is_corrected: false },
  ])
  expect((await correct({ correction_reason: 'Once more' })).body.errors).toEqual([
    { path: 'corrects_id', code: 'unknown_value' },
  ])
  const changes = await portal().call('GET', `/history?of_kind=activity&of_id=${id}`, { as })
  expect(changes.body.data[0]).toMatchObject({ action: 'correct', reason: 'Counted twice', by: { id: as.id } })
})

test('takes the activity’s figures from the newest valid report after each correction', async () => {
  const { report, idOf, reached } = await withReports('2026-02-01', '2026-03-01', '2026-04-01')
  const correct = async (day: string, to: string, figure: number) =>
    report(to, figure, { corrects_id: await idOf(day), correction_reason: 'Wrong', reason: 'Wrong before' })
  await correct('2026-02-01', '2026-02-02', 12)
  expect(await reached()).toEqual([30, 3000])
  // The newest report moved to an earlier day, so the one before it is now the newest.
  await correct('2026-04-01', '2026-02-15', 14)
  expect(await reached()).toEqual([20, 2000])
  await correct('2026-02-15', '2026-05-01', 35)
  expect(await reached()).toEqual([35, 3500])
})

test('requires a reason for a fall in a correction too, and rejects a correction of another activity', async () => {
  const { report, idOf } = await withReports('2026-02-01', '2026-03-01')
  const corrects_id = await idOf('2026-03-01')
  const below = await report('2026-03-01', 5, { corrects_id, correction_reason: 'Counted twice' })
  expect(below.body.errors).toEqual([{ path: 'reason', code: 'reason_required' }])
  const other = await withReports('2026-02-01')
  const foreign = { corrects_id: await other.idOf('2026-02-01'), correction_reason: 'x' }
  expect((await report('2026-04-01', 90, foreign)).body.errors).toEqual([
    { path: 'corrects_id', code: 'unknown_value' },
  ])
})
