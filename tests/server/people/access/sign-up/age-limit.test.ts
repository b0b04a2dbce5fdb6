import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setClock } from '../../../support/clock.ts'
import { usePortal } from '../../../support/portal.ts'
import { draft } from './signing-up.ts'

const NOW = '2026-11-20T10:30:00Z'

// At the same moment it is already the 21st in one zone, and still the 19th in the other.
describe.each([
  ['Pacific/Kiritimati', '2008-11-21', '2008-11-22'],
  ['Pacific/Pago_Pago', '2008-11-19', '2008-11-20'],
])('the minimum age in %s', (TIME_ZONE, oldEnough, tooYoung) => {
  const portal = usePortal({ TIME_ZONE })
  const days = [oldEnough, tooYoung]
  const refusal = [{ path: 'birth_date', code: 'age_min' }]

  test('depends on the organisation’s day when people sign up', async () => {
    setClock(portal(), NOW)
    const [accepted, refused] = await Promise.all(
      days.map(birth_date => portal().call('POST', '/signup', { body: draft({ birth_date }) })),
    )
    expect([accepted?.status, refused?.status, refused?.body.errors]).toEqual([200, 400, refusal])
  })

  test('depends on it when somebody adds people, singly or from a file', async () => {
    setClock(portal(), NOW)
    const as = await portal().person('sysadmin')
    const { password: _, terms: __, ...person } = draft()
    const add = (birth_date: string) => {
      const email = `${randomUUID()}@people.test`
      return portal().call('POST', '/users', { as, body: { ...person, email, type: 'trainee', birth_date } })
    }
    const [accepted, refused] = await Promise.all(days.map(add))
    expect([accepted?.status, refused?.status, refused?.body.errors]).toEqual([200, 400, refusal])

    const lines = days.map(day => `${randomUUID()}@people.test,Huda,Saleh,هدى,صالح,${day}`)
    const file = Buffer.from(['Email,First name,Last name,الاسم,الكنية,Date of birth', ...lines].join('\n'))
    const post = (path: string, body: object = {}) => portal().call('POST', `/user_imports${path}`, { as, body })
    const { id } = (await post('', { name: 'people.csv', size: file.length })).body.data
    await post(`/${id}/parts`, { offset: 0, data: file.toString('base64') })
    const { columns } = (await post(`/${id}/columns`)).body.data
    const matching = columns.map((column: { field: string | null }) => column.field)
    const { body } = await post(`/${id}/preview`, { matching, type: 'trainee', day_order: 'day' })
    expect(body.data.rows.map(({ state }: { state: string }) => state)).toEqual(['new', 'bad'])
  })
})
