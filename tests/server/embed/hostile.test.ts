import { beforeAll, describe, expect, test } from 'vitest'
import { buildPages } from '../../flows/support/build.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { addSite, ask } from './frame.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; DROP TABLE partners; --",
  '<script>',
  '../../etc',
  'x'.repeat(200_000),
  '٣',
  'null',
]
const values: readonly unknown[] = [...texts, null, true, 0, -1, 1e308, [], {}, [[]], { toString: 'x' }]
const calls = ['session', 'token', 'leave', 'tickets', 'complaints']

describe('no hostile call of a frame', () => {
  let portal: Portal
  let site: string
  beforeAll(async () => {
    await buildPages()
    portal = await openPortal()
    site = (await addSite(portal)).key
    return () => portal.close()
  }, 150_000)

  const rows = async () => (await portal.database.pool.query('SELECT count(*)::int AS n FROM complaints')).rows[0].n

  test.each(calls)('breaks POST /embed/%s or stores anything', async name => {
    const before = await rows()
    for (const value of values) {
      const bodies = [
        { site: value },
        { site, code: value, verifier: value, keep: value },
        { site, ticket: value, draft: { body: 'b', type: 'private', null_username: value } },
        { site, ticket: 'a-ticket-of-mine', draft: value },
        { site, key: value, draft: { body: value, type: 'user' } },
      ]
      for (const body of bodies) {
        const { status } = await ask(portal, name, body, {
          authorization: `Bearer ${JSON.stringify(value).slice(0, 50).replace(/[^\w]/g, '')}`,
        })
        expect(status).toBeLessThan(500)
      }
    }
    expect(await rows()).toBe(before)
  })

  test.each(['complaint', 'connect', 'connect/login'])('breaks the page or form /embed/%s', async name => {
    const before = await rows()
    const names = [
      'site',
      'locale',
      'origin',
      'state',
      'challenge',
      'body',
      'type',
      'ticket',
      'code',
      'verifier',
      'bearer',
      'email',
    ]
    for (const text of texts) {
      for (const given of [
        Object.fromEntries(names.map(one => [one, text])),
        { ...Object.fromEntries(names.map(one => [one, text])), site },
      ]) {
        const form = new URLSearchParams(given).toString()
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const posted = await portal.app.inject({ method: 'POST', url: `/embed/${name}`, payload: form, headers })
        expect(posted.statusCode).toBeLessThan(500)
        expect(posted.body).not.toContain('<script>"')
        if (form.length < 10_000) {
          const read = await portal.app.inject({ url: `/embed/${name}?${form}` })
          expect(read.statusCode).toBeLessThan(500)
        }
      }
    }
    expect(await rows()).toBe(before)
  })

  test('passes as a form from another origin, or with a field that comes twice', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'portal.example.org' }
    const foreign = await portal.app.inject({
      method: 'POST',
      url: '/embed/connect',
      payload: `site=${site}`,
      headers: { ...headers, origin: 'https://evil.example.org' },
    })
    expect(foreign.json()).toMatchObject({ code: 'foreign_origin' })
    const twice = await portal.app.inject({
      method: 'POST',
      url: '/embed/complaint',
      payload: `site=${site}&body=a&body=b`,
      headers,
    })
    expect(twice.json()).toMatchObject({ code: 'duplicate_key' })
  })

  test('gets a page that another site may show, or that keeps what was typed in a cache', async () => {
    const answer = await portal.app.inject({ url: `/embed/complaint?site=${site}&origin=https://partner.example.org` })
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://partner.example.org;')
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    expect(answer.headers['cache-control']).toBe('no-store')
    const popup = await portal.app.inject({
      url: `/embed/connect?site=${site}&state=abcdefgh&challenge=${'a'.repeat(43)}`,
    })
    expect(popup.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
