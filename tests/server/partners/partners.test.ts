import { expect, test } from 'vitest'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

const draft = { name: 'Nahr', origins: ['https://nahr.example.org'], theme: { accent: '#0b6b4f' } }

test('a site gets a key of its own, which stays when the site is changed', async () => {
  const as = await portal().person('sysadmin')
  const added = await portal().call('POST', '/partners', { as, body: draft })
  expect(added.body.data).toMatchObject({ ...draft, last_seen_at: null })
  const { id, key } = added.body.data
  expect(key).toMatch(/^site_[\w-]{16}$/)
  const changed = await portal().call('PATCH', `/partners/${id}`, {
    as,
    body: { ...draft, name: 'Relief', version: 1 },
  })
  expect(changed.body.data).toMatchObject({ name: 'Relief', key })
})

test('an origin is exact: no path, no wildcard, no other scheme', async () => {
  const as = await portal().person('sysadmin')
  for (const origin of [
    'https://*.example.org',
    'https://a.example.org/',
    'ftp://a.example.org',
    'a.example.org',
    'null',
  ]) {
    const answer = await portal().call('POST', '/partners', { as, body: { ...draft, origins: [origin] } })
    expect(answer.body.errors).toEqual([{ path: 'origins.0', code: 'origin_invalid' }])
  }
})
