import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { buildPages } from '../../../flows/support/build.ts'
import { fingerprintOf } from '../../api/hostile/fingerprint.ts'
import { hostileHeaders, hostileValues } from '../../api/hostile/hostile-values.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'
import { addSite, bearerOf, follow } from './frame.ts'

let portal: Portal
let person: Person
let site = { id: '', key: '' }
let fingerprint: () => Promise<string>

const HOME = 'https://partner.example.org'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'portal.localhost' }
const CHALLENGE = 'a'.repeat(43)

beforeAll(async () => {
  await buildPages()
  portal = await openPortal()
  person = await portal.person('user')
  site = await addSite(portal)
  fingerprint = await fingerprintOf(portal.database)
  // Load the form once now, so that the site's last visit does not change during the tests.
  await read('complaint', { site: site.key })
  const seen = () => portal.database.pool.query('SELECT FROM partners WHERE last_seen_at IS NOT NULL')
  await vi.waitUntil(async () => (await seen()).rowCount === 1)
  return () => portal.close()
}, 150_000)

const read = (name: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/embed/${name}?${new URLSearchParams(query)}`, headers })

const post = async (name: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/embed/${name}`,
    headers: { ...FORM, ...headers },
    payload: String(new URLSearchParams(fields)),
  })
  return name === 'complaint' ? follow(portal, answer) : answer
}

type Answer = Awaited<ReturnType<typeof post>>

// Checks that a page is complete and that no input became markup, a script or a header.
const expectComplete = (answer: Answer, what: string) => {
  expect(answer.statusCode, what).toBeLessThan(500)
  expect(answer.headers, what).not.toHaveProperty('x-injected')
  expect(answer.headers['access-control-allow-origin'], what).toBeUndefined()
  if (!String(answer.headers['content-type']).startsWith('text/html')) return
  const policy = String(answer.headers['content-security-policy'])
  // The page's inline script is last. The policy allows only this script and files of the portal.
  const [, rest = '', own = ''] = /^(.*)<script>([^<]*)<\/script><\/body><\/html>$/s.exec(answer.body) ?? []
  const hash = createHash('sha256').update(own).digest('base64')
  expect(policy, what).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(own, what).not.toContain('alert')
  for (const harm of ['<svg/', '<img', '<script>', '"onload', "'onload", '\r\nx-injected'])
    expect(rest.toLowerCase(), what).not.toContain(harm)
  expect(rest.match(/<script/g)?.length ?? 0, what).toBeLessThanOrEqual(1)
  expect(policy, what).not.toMatch(/unsafe|evil|\*\.|https: /)
  expect(answer.headers['cache-control'], what).toBe('no-store')
  expect(answer.headers['x-content-type-options'], what).toBe('nosniff')
}

/** Hostile texts beyond those for the API: they could end a header, an attribute, an element or a style. */
const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(hostileValues)
      .map(([name, value]) => [name, value()] as const)
      .filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'),
  ),
  'header break': `${HOME}\r\nx-injected: 1`,
  'end of a policy': `${HOME}; script-src *`,
  'another origin': 'https://evil.example.org',
  'wildcard origin': 'https://*.example.org',
  'origin of nobody': 'null',
  'origin with a path': `${HOME}/..`,
  'end of a style': '</style><script>alert(1)</script>',
  'end of an attribute': `"onload="alert(1)`,
  'address of a script': 'javascript:alert(1)',
}

const page = { site: '', locale: 'en', origin: HOME }
const written = { ...page, body: 'typed', type: 'user', null_username: '', verifier: 'v'.repeat(43), code: 'AAAA-BBBB' }
const asked = { site: '', locale: 'en', state: 'abcdefgh', challenge: CHALLENGE }
const forms: Readonly<Record<string, Record<string, string>>> = {
  complaint: { ...written, ticket: '', bearer: '' },
  connect: asked,
  'connect/login': { ...asked, email: 'a@b.org', password: 'wrong password' },
}

describe.each(Object.entries(forms))('the form /embed/%s', (name, fields) => {
  const given = (more: Record<string, string> = {}) => ({ ...fields, site: site.key, ...more })

  test('stores nothing and renders safely for hostile text', { timeout: 120_000 }, async () => {
    const before = await fingerprint()
    for (const field of Object.keys(fields)) {
      for (const [what, text] of Object.entries(texts)) {
        // A login takes 200 ms. Its other fields are covered by the API tests.
        if (name === 'connect/login' && !['email', 'site', 'state'].includes(field)) continue
        if (name === 'connect/login' && !/HTML|break|end of|NUL|surrogate/.test(what)) continue
        expectComplete(await post(name, given({ [field]: text })), `${field}: ${what}`)
        if (name !== 'connect/login' && text.length < 10_000)
          expectComplete(await read(name, given({ [field]: text })), `${field}: ${what}`)
      }
    }
    expect(await fingerprint()).toBe(before)
  })

  test('stores nothing and sets no cookie for hostile headers', async () => {
    const before = await fingerprint()
    for (const [header, sent] of Object.entries(hostileHeaders)) {
      const answer = await post(name, given(), sent)
      expectComplete(answer, header)
      if (/origin|^call from/.test(header)) expect(answer.statusCode, header).toBe(403)
      expect(answer.headers['set-cookie'], header).toBeUndefined()
    }
    expect(await fingerprint()).toBe(before)
  })

  test('rejects a repeated field and a body over the limit', async () => {
    const before = await fingerprint()
    expect((await post(name, `${new URLSearchParams(given())}&site=${site.key}`)).json().code).toBe('duplicate_key')
    expect((await post(name, given({ body: 'x'.repeat(10_000_000) }))).json().code).toBe('body_too_large')
    expect(await fingerprint()).toBe(before)
  })
})

describe('a page of another site', () => {
  test("cannot file a complaint or get a ticket with a logged-in person's form", async () => {
    const bearer = await bearerOf(portal, site, person)
    for (const origin of ['https://evil.example.org', 'null', 'http://portal.example.org.evil.example.org'])
      for (const type of ['user', 'private']) {
        const before = await fingerprint()
        const answer = await post('complaint', { ...page, site: site.key, body: 'forged', type, bearer }, { origin })
        expect(answer.statusCode).toBe(403)
        expect(answer.body).not.toContain('name="ticket"')
        expect(await fingerprint()).toBe(before)
      }
  })

  test("cannot get a code from a logged-in person's popup", async () => {
    const fields = { ...asked, site: site.key }
    const cookie = person.cookie
    const before = await fingerprint()
    expect((await post('connect', fields, { cookie, origin: 'https://evil.example.org' })).statusCode).toBe(403)
    expect((await read('connect', fields, { cookie })).statusCode).toBe(200)
    expect(await fingerprint()).toBe(before)
    const own = await post('connect', fields, { cookie, origin: 'http://portal.localhost' })
    expect(own.body).toMatch(/data-code="[A-Z2-9]{4}-[A-Z2-9]{4}"/)
    expect(own.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('can show the frame only if its exact origin is on the list', async () => {
    const shown = await read('complaint', { site: site.key, origin: HOME })
    expect(shown.headers['content-security-policy']).toContain(`frame-ancestors ${HOME};`)
    for (const origin of ['https://evil.example.org', `${HOME}:8443`, `${HOME}.`, 'http://partner.example.org'])
      expect((await read('complaint', { site: site.key, origin })).statusCode).toBe(403)
    // Without the origin parameter, the browser still checks the page against the list.
    const silent = await read('complaint', { site: site.key })
    expect(silent.headers['content-security-policy']).toContain(`frame-ancestors ${HOME};`)
  })
})

test('an invalid theme is rejected, and one that is already stored does not break the page', async () => {
  const as = await portal.person('sysadmin')
  const harm = '#000000}</style><script>alert(1)</script>'
  for (const theme of [{ accent: harm }, { font: `a;}${harm}` }, { radius: '1px;}' }, { surface: 'red' }]) {
    const body = { name: 'n', origins: [HOME], theme }
    expect((await portal.call('POST', '/partners', { as, body })).status).toBe(400)
  }
  const other = await addSite(portal, HOME)
  const { pool } = portal.database
  await pool.query('UPDATE partners SET theme = $2 WHERE id = $1', [
    other.id,
    { accent: harm, font: harm, surface: harm },
  ])
  expectComplete(await read('complaint', { site: other.key, origin: HOME }), 'theme')
})

test('names of a site and a person are escaped in the popup', async () => {
  const name = `"><svg/onload=alert(1)>'<script>`
  const other = await addSite(portal, HOME, name)
  const somebody = await portal.person('user', [], { first_name_en: name })
  const fields = { ...asked, site: other.key }
  expectComplete(await read('connect', fields, { cookie: somebody.cookie }), 'confirm')
  expectComplete(await post('connect', fields, { cookie: somebody.cookie }), 'done')
})
