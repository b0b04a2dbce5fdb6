import { expect, test } from 'vitest'
import { readSettings } from '../../../../packages/server/src/platform/settings/settings.ts'
import { usePortal } from '../../support/portal.ts'

const PATH = '/.well-known/security.txt'
const { SECURITY_CONTACT } = readSettings({ SECURITY_CONTACT: 'security@example.org' })
const reachable = usePortal({ SECURITY_CONTACT, PUBLIC_URL: 'https://portal.example.org' })
const silent = usePortal()

test('security.txt names the contact and expires after at least 180 days', async () => {
  const ask = () => reachable().app.inject({ url: PATH, headers: { host: 'portal.example.org' } })
  const expiresIn = async () => {
    const { body, headers } = await ask()
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const [contact, expires = '', ...rest] = body.trimEnd().split('\n')
    expect(contact).toBe('Contact: mailto:security@example.org')
    expect(rest).toEqual(['Preferred-Languages: en, ar', `Canonical: https://portal.example.org${PATH}`])
    return Math.round((Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000)
  }
  expect(await expiresIn()).toBe(180)
  reachable().pass(100 * 86_400)
  expect(await expiresIn()).toBe(280)
})

test('security.txt is not found if no contact is set', async () => {
  const { statusCode, json } = await silent().app.inject(PATH)
  expect([statusCode, json().code]).toEqual([404, 'not_found'])
})
