import { expect, test } from 'vitest'
import { findByKey } from '../../../../packages/server/src/partners/store.ts'
import { auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const draft = { name: 'Nahr', origins: ['https://nahr.example.org'], theme: { accent: '#0b6b4f' } }

test('a site gets its own key, which stays the same when the site is edited', async () => {
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

test('an origin with a path, a wildcard or another scheme is rejected', async () => {
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

test('a replaced key stays valid for a week, and the key before it becomes invalid at once', async () => {
  const as = await portal().person('sysadmin')
  const first = (await portal().call('POST', '/partners', { as, body: draft })).body.data
  const replace = async (version: number) =>
    (await portal().call('POST', `/partners/${first.id}/key`, { as, body: { version } })).body
  const second = (await replace(1)).data
  expect(second).toMatchObject({ former_key: first.key, version: 2 })
  expect(second.key).not.toBe(first.key)
  const days = (Date.parse(second.former_key_until) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  const { orm, pool } = portal().database
  const named = async (key: string) => (await findByKey(orm, key))?.id
  expect([await named(first.key), await named(second.key)]).toEqual([first.id, first.id])
  expect((await replace(1)).code).toBe('changed_meanwhile')
  const third = (await replace(2)).data
  expect([await named(first.key), await named(second.key), await named(third.key)]).toEqual([
    undefined,
    first.id,
    first.id,
  ])
  await pool.query(`UPDATE partners SET former_key_until = now() - interval '1 second' WHERE id = $1`, [first.id])
  expect(await named(second.key)).toBeUndefined()
  expect(await auditOf(portal(), 'partners', first.id)).toEqual(['add', 'replace_key', 'replace_key'])
})
