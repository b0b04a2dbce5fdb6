import { limits } from '@portal/contract/core/fields/limits'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintJobs } from '../../../../packages/server/src/complaints/jobs.ts'
import { buildPages } from '../../../flows/support/build.ts'
import { addSite, bearerOf, follow } from '../../partners/embed/frame.ts'
import { withoutDatabase } from '../../support/platform/outage.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'
import { HANDLES, OWN } from './support.ts'

const DAY = 24 * 3600
const WRONG = '0A1B-2C3D-4E5F-6G7H-8J9K-0M1N-2P3Q'

let portal: Portal
let sender: Person
let officer: Person

beforeAll(async () => {
  await buildPages()
  portal = await openPortal()
  officer = await portal.person('staff', HANDLES)
  return () => portal.close()
}, 150_000)

const file = async (body: string, type = 'private'): Promise<string> => {
  sender = await portal.person('user', OWN)
  const answer = await portal.call('POST', '/complaints', { as: sender, body: { type, body } })
  return answer.body.data.receipt
}

const send = (fields: Record<string, string>, remoteAddress = '198.51.100.1', headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/receipt',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'portal.localhost', ...headers },
    payload: String(new URLSearchParams({ locale: 'en', ...fields })),
    remoteAddress,
  })
const post = async (...given: Parameters<typeof send>) => (await follow(portal, await send(...given))).body

const recordOf = async (body: string) => {
  const { rows } = await portal.database.pool.query('SELECT id FROM complaints WHERE body = $1', [body])
  return (await portal.call('GET', `/complaints/${rows[0]?.id}`, { as: officer })).body.data
}

const levantine = /-(كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول)-/

describe('a receipt code', () => {
  test('is returned for a private complaint, but not for a named one', async () => {
    expect(await file('With a receipt')).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/)
    expect(await file('In my name', 'user')).toBeUndefined()
  })

  test('shows only the status, and follows the steps of staff', async () => {
    const code = await file('The violet lighthouse')
    const page = await post({ code: code.toLowerCase().replaceAll('-', ' ') })
    expect(page).toContain('New: not closed yet')
    expect(page).not.toContain('violet')
    const { id, version } = await recordOf('The violet lighthouse')
    await portal.call('POST', `/complaints/${id}/close`, { as: officer, body: { version, note: 'crimson' } })
    const later = await post({ code, locale: 'ar' })
    expect(later).toContain('مغلقة')
    expect(later, 'months are named as in the portal, where nothing else is chosen').toMatch(levantine)
    expect(later).not.toContain('crimson')
  })

  test('adds a text to the complaint once, even if sent twice, and staff can read it but not reply', async () => {
    const code = await file('The first part')
    for (let at = 0; at < 2; at++)
      expect(await post({ code, text: 'The second part' })).toContain('Added to your complaint.')
    expect(await post({ code, text: ' ' })).toContain('This field cannot be empty')
    const record = await recordOf('The first part')
    expect(record.additions).toMatchObject([{ text: 'The second part' }])
    expect(record.can.reply).toBe(false)
    const body = { version: record.version, reply: 'No' }
    const refused = await portal.call('POST', `/complaints/${record.id}/reply`, { as: officer, body })
    expect(refused.body.code).toBe('anonymous_no_reply')
  })

  test('is in no table, log, or address, and its additions store no trace either', async () => {
    const lines = vi.spyOn(portal.services.log, 'info')
    const code = await file('Kept nowhere')
    lines.mockClear()
    const before = (await portal.database.pool.query('SELECT count(*)::int AS count FROM audit')).rows
    const answer = await send({ code, text: 'And a bit more' }, '203.0.113.77')
    expect(answer.headers.location).not.toContain(code.slice(0, 4))
    await follow(portal, answer)
    expect(lines).not.toHaveBeenCalled()
    lines.mockRestore()
    expect((await portal.database.pool.query('SELECT count(*)::int AS count FROM audit')).rows).toEqual(before)
    const { rows } = await portal.database.pool.query(`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`)
    const bare = code.replaceAll('-', '')
    for (const { name } of rows) {
      const all = await portal.database.pool.query(`SELECT t::text AS row FROM "${name}" t`)
      for (const { row } of all.rows) {
        expect(row, name).not.toContain(code)
        expect(row, name).not.toContain(bare)
        if (name !== 'embed_answers') expect(row, name).not.toContain('203.0.113.77')
      }
    }
    const [added] = (
      await portal.database.pool.query(`SELECT * FROM complaint_additions WHERE text = 'And a bit more'`)
    ).rows
    expect(Object.keys(added).sort()).toEqual(['added_on', 'complaint_id', 'id', 'shuffled', 'text'])
    expect(added.added_on.toISOString()).toMatch(/T00:00:00\.000Z$/)
  })

  test('can’t be guessed, because each network has a limited number of tries and all failures look alike', async () => {
    const code = await file('Hard to find')
    for (const wrong of ['', 'nonsense', WRONG])
      expect(await post({ code: wrong }, '198.51.100.9')).toContain('No complaint has this code')
    const left = Array.from({ length: limits.receipt_tries - 3 })
    await Promise.all(left.map(() => send({ code: WRONG }, '198.51.100.9')))
    expect(await post({ code }, '198.51.100.9')).toContain('Too many attempts')
    expect(await post({ code }, '198.51.100.10')).toContain('New: not closed yet')
  }, 30_000)

  test('reports an outage of the database in words, and returns the typed text so that it can be sent again', async () => {
    const code = await file('Before the outage')
    const network = '198.51.100.3'
    const [asked, sent, page, elsewhere] = await withoutDatabase(portal, async () => {
      const withCode = await follow(portal, await send({ code }, network))
      const added = await send({ code, text: 'In the outage' }, network)
      const answered = await follow(portal, added)
      const lost = await portal.app.inject({ url: '/receipt?locale=en&answer=of-another-replica' })
      return [withCode, added, answered, lost] as const
    })
    const words = 'The portal is not available right now.'
    for (const { statusCode, body } of [asked, page, elsewhere]) {
      expect(statusCode).toBe(200)
      expect(body).toContain(words)
    }
    expect(page.body).toContain('In the outage</textarea>')
    expect(sent.headers.location).not.toContain('outage')
    expect((await follow(portal, sent)).body, 'it is fetched once').not.toContain('In the outage')
    expect(await post({ code, text: 'In the outage' }, network)).toContain('Added to your complaint.')
  })

  test('is rejected from another site', async () => {
    const code = await file('From elsewhere')
    expect((await send({ code }, '198.51.100.2', { origin: 'https://evil.example.org' })).statusCode).toBe(403)
  })

  test('is also shown by the plain form of a frame, and stays the same on a retry', async () => {
    const site = await addSite(portal)
    const bearer = await bearerOf(portal, site, await portal.person('user'))
    const fill = (fields: Record<string, string>) =>
      portal.app.inject({
        method: 'POST',
        url: '/embed/complaint',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'portal.localhost' },
        payload: String(
          new URLSearchParams({
            ...{ site: site.key, locale: 'en', origin: 'https://partner.example.org', type: 'private' },
            ...{ body: 'From a plain frame', ...fields },
          }),
        ),
      })
    const asked = await follow(portal, await fill({ bearer }))
    const ticket = /name="ticket"[^>]*value="([^"]+)"/.exec(asked.body)?.[1] ?? ''
    const codes = []
    for (let at = 0; at < 2; at++) {
      const { body } = await follow(portal, await fill({ ticket }))
      codes.push(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(body)?.[0])
    }
    expect(codes[0]).toBe(codes[1])
    expect(await post({ code: codes[0] ?? '' }, '198.51.100.3')).toContain('New: not closed yet')
  })

  test('still works after the nightly jobs, which shuffle additions and move their complaints up in the list', async () => {
    const code = await file('Before the night')
    const { updated_at } = await recordOf('Before the night')
    portal.pass(DAY)
    await post({ code, text: 'Added in the evening' }, '198.51.100.4')
    expect((await recordOf('Before the night')).updated_at, 'the day itself tells nothing').toBe(updated_at)
    portal.pass(DAY)
    for (const job of complaintJobs) await job.run(portal.services)
    const { rows } = await portal.database.pool.query(`SELECT shuffled FROM complaint_additions`)
    expect(rows.every(({ shuffled }) => shuffled)).toBe(true)
    expect((await recordOf('Before the night')).updated_at > updated_at).toBe(true)
    expect(await post({ code }, '198.51.100.4')).toMatch(/Additions(<!-- -->)?: (<!-- -->)?1</)
  })
})
