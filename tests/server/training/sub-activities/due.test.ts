import { expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { anActivity } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

// The day in Istanbul begins three hours earlier than in Greenwich.
const portal = usePortal({ TIME_ZONE: 'Europe/Istanbul' })

const add = async (activity_id: string, as: Person, code: string, start_date: string, end_date: string) => {
  const plan = { name: 'Part', attendance_method: 'online', reason: 'Years of any kind' }
  const body = { activity_id, code, ...plan, start_date, end_date }
  const added = await portal().call('POST', '/sub_activities', { as, body })
  return { code, id: added.body.data.id }
}

const pageBy = async (as: Person, activity_id: string, query: string) => {
  const { body } = await portal().call('GET', `/sub_activities?activity_id=${activity_id}&${query}`, { as })
  return { codes: body.data.map(({ code }: { code: string }) => code), next: body.next_cursor }
}

test('sorts by what is due: ongoing and upcoming trainings first, then past ones, latest first', async () => {
  setClock(portal(), '2026-06-15T09:00:00Z')
  const as = await portal().person('sysadmin')
  const { id } = await anActivity(portal(), {}, as)
  const days = {
    'long over': ['2020-01-01', '2020-01-02'],
    'next year': ['2027-03-01', '2027-03-02'],
    'over yesterday': ['2026-01-01', '2026-06-14'],
    'runs for a year': ['2026-06-01', '2027-06-01'],
    'ends today': ['2026-06-13', '2026-06-15'],
    'begins today': ['2026-06-15', '2026-06-15'],
    tomorrow: ['2026-06-16', '2026-06-17'],
  } as const
  for (const [code, [start, end]] of Object.entries(days)) await add(id, as, code, start, end)
  const order = [
    'runs for a year',
    'ends today',
    'begins today',
    'tomorrow',
    'next year',
    'over yesterday',
    'long over',
  ]
  expect((await pageBy(as, id, 'sort=due')).codes).toEqual(order)
  expect((await pageBy(as, id, 'sort=-due')).codes).toEqual(order.toReversed())
})

test('decides what is due by the day in the organisation’s time zone', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await anActivity(portal(), {}, as)
  await add(id, as, 'ends', '2026-06-14', '2026-06-14')
  await add(id, as, 'comes', '2026-06-20', '2026-06-20')
  setClock(portal(), '2026-06-14T20:30:00Z')
  expect((await pageBy(as, id, 'sort=due')).codes).toEqual(['ends', 'comes'])
  // It is past midnight in Istanbul, but still the 14th in Greenwich.
  setClock(portal(), '2026-06-14T21:30:00Z')
  expect((await pageBy(as, id, 'sort=due')).codes).toEqual(['comes', 'ends'])
})

test.each(['due', '-due'])('pages trainings with equal days by %s without repeating or skipping one', async sort => {
  setClock(portal(), '2026-06-15T09:00:00Z')
  const as = await portal().person('sysadmin')
  const { id } = await anActivity(portal(), {}, as)
  for (let at = 0; at < 5; at += 1) {
    await add(id, as, `over ${at}`, '2026-06-01', '2026-06-02')
    await add(id, as, `coming ${at}`, '2026-07-01', '2026-07-02')
  }
  const whole = (await pageBy(as, id, `sort=${sort}`)).codes
  const paged: string[] = []
  let cursor = ''
  do {
    const { codes, next } = await pageBy(as, id, `sort=${sort}&limit=3${cursor}`)
    paged.push(...codes)
    cursor = next ? `&cursor=${next}` : ''
  } while (cursor)
  expect(paged).toEqual(whole)
  expect(new Set(paged).size).toBe(10)
  expect(paged.slice(0, 5).every(code => code.startsWith(sort === 'due' ? 'coming' : 'over'))).toBe(true)
})
