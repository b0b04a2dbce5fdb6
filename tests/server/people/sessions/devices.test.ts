import { describe, expect, test } from 'vitest'
import { deviceOf } from '../../../../packages/server/src/people/sessions/device.ts'
import { enteredAs } from '../../support/people/factors.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'

describe('the device of a session', () => {
  test.each([
    [firefox, 'firefox', 'linux'],
    [iphone, 'safari', 'ios'],
    [edge, 'edge', 'windows'],
    [samsung, 'samsung', 'android'],
    ['curl/8.0', 'other', 'other'],
    [undefined, 'other', 'other'],
  ])('is detected from %s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system })
  })
})

describe("a person's own sessions", () => {
  const portal = usePortal()

  const loginWith = async (person: Person, agent: string): Promise<Person> => {
    const body = { email: person.email, password: PASSWORD }
    return enteredAs(person, await portal().call('POST', '/login', { body, headers: { 'user-agent': agent } }))
  }
  const list = async (as: Person) => (await portal().call('GET', '/account/sessions', { as })).body.data

  test('are listed by browser and system, without user agent and IP address', async () => {
    const person = await portal().person('staff')
    await loginWith(person, edge)
    const phone = await loginWith(person, iphone)
    const sessions = await list(phone)
    expect(sessions).toHaveLength(3)
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'safari', system: 'ios', is_current: true }))
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'edge', system: 'windows', is_current: false }))
    const { rows } = await portal().database.pool.query('SELECT t::text AS line FROM sessions t')
    expect(rows.map(({ line }) => line).join()).not.toMatch(/Mozilla|127\.0\.0\.1/)
  })
})
