import { expect, test } from 'vitest'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

const draft = { name: 'Nahr', origins: ['https://nahr.example.org'], theme: { accent: '#0b6b4f' } }

test('sysadmin adds, changes and removes a site; each change is in the audit and needs the present version', async () => {
  const as = await portal().person('sysadmin')
  const added = await portal().call('POST', '/partners', { as, body: draft })
  expect(added.body.data).toMatchObject({ ...draft, version: 1, can: { edit: true, delete: true }, last_seen_at: null })
  expect(added.body.data.key).toMatch(/^site_[\w-]{16}$/)
  const { id } = added.body.data
  const change = { ...draft, name: 'Nahr Relief', version: 1 }
  expect((await portal().call('PATCH', `/partners/${id}`, { as, body: change })).body.data.version).toBe(2)
  const stale = await portal().call('PATCH', `/partners/${id}`, { as, body: change })
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { name: 'Nahr Relief' } } })
  expect((await portal().call('DELETE', `/partners/${id}`, { as, body: { version: 1 } })).status).toBe(409)
  expect((await portal().call('DELETE', `/partners/${id}`, { as, body: { version: 2 } })).status).toBe(200)
  const { rows } = await portal().database.pool.query(
    `SELECT action FROM audit WHERE entity = 'partners' AND entity_id = $1 ORDER BY id`,
    [id],
  )
  expect(rows.map(row => row.action)).toEqual(['add', 'edit', 'delete'])
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

test('the list pages by name without losing or repeating a site', async () => {
  const as = await portal().person('sysadmin')
  for (const name of ['b', 'a', 'c', 'a']) await portal().call('POST', '/partners', { as, body: { ...draft, name } })
  for (const sort of ['name', '-name', '-created_at']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await portal().call('GET', `/partners?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`, {
        as,
      })
      seen.push(...body.data.map((row: { id: string }) => row.id))
      cursor = body.next_cursor ?? ''
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(4)
  }
})

test('nobody but sysadmin sees partner sites', async () => {
  const as = await portal().person('staff')
  expect((await portal().call('GET', '/partners', { as })).status).toBe(403)
})
