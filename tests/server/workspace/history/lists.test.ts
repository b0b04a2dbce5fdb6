import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCourse, aDonor } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const historyOf = (as: Person, kind: string, id: string) =>
  portal().call('GET', `/history?of_kind=${kind}&of_id=${id}`, { as })

test("a donor's history has the author and the values before and after", async () => {
  const as = await portal().person('sysadmin')
  const { id, code } = await aDonor(portal(), {}, as)
  const body = { version: 1, code, full_name: 'River Trust', abbreviation: 'RT', country: 'DE' }
  expect((await portal().call('PATCH', `/donors/${id}`, { as, body })).status).toBe(200)
  expect((await historyOf(as, 'donor', id)).body.data).toMatchObject([
    {
      ...{ action: 'edit', by: { id: as.id }, fields: ['full_name', 'abbreviation'] },
      values: [
        { field: 'full_name', before: 'River Fund', after: 'River Trust' },
        { field: 'abbreviation', before: null, after: 'RT' },
      ],
    },
    { action: 'add', by: { id: as.id } },
  ])
})

test("a course's history has the values before and after", async () => {
  const as = await portal().person('sysadmin')
  const { id, name_ar } = await aCourse(portal(), {}, as)
  const body = { version: 1, name_ar, name_en: '', abbreviation: '', type: '', duration_hours: 16 }
  expect((await portal().call('PATCH', `/courses/${id}`, { as, body })).status).toBe(200)
  const [edited] = (await historyOf(as, 'course', id)).body.data
  expect(edited.values).toEqual([{ field: 'duration_hours', before: 12, after: 16 }])
})

test('histories are not found for a hidden or missing record', async () => {
  const sysadmin = await portal().person('sysadmin')
  const donor = await aDonor(portal())
  const viewer = await staffWith(portal(), 'courses.view')
  expect((await historyOf(viewer, 'donor', donor.id)).status).toBe(404)
  expect((await historyOf(sysadmin, 'course', donor.id)).status).toBe(404)
  expect((await historyOf(sysadmin, 'donor', randomUUID())).status).toBe(404)
})
