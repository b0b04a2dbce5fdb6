import { limits } from '@portal/contract/core/fields/limits'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintJobs } from '../../../../packages/server/src/complaints/jobs.ts'
import { buildPages } from '../../../flows/support/build.ts'
import { aDrawing, aPhoto, aWebp, traces } from '../../../support/pictures.ts'
import { follow } from '../../partners/embed/frame.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'
import { HANDLES, OWN } from './support.ts'

const DAY = 24 * 3600
const NAME = 'salma-at-the-office.jpg'

let portal: Portal
let officer: Person

beforeAll(async () => {
  await buildPages()
  portal = await openPortal()
  officer = await portal.person('staff', HANDLES)
  return () => portal.close()
}, 150_000)

const query = async (sql: string, ...values: unknown[]) => (await portal.database.pool.query(sql, values)).rows

/** Files a private complaint, and returns its receipt code and ID. */
const filed = async (body: string) => {
  const as = await portal.person('user', OWN)
  const answer = await portal.call('POST', '/complaints', { as, body: { type: 'private', body } })
  const [row] = await query('SELECT id FROM complaints WHERE body = $1', body)
  return { code: String(answer.body.data.receipt), id: String(row?.id) }
}

let network = 0

/** Submits the page's form with files like a browser, each time from another network. */
const send = async (fields: Record<string, string>, files: readonly Buffer[], headers: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.append(name, value)
  for (const bytes of files) form.append('files', new File([new Uint8Array(bytes)], NAME, { type: 'text/html' }))
  // Browsers send an empty file for a file input without a selection.
  if (files.length === 0) form.append('files', new File([], ''))
  const request = new Response(form)
  network += 1
  return portal.app.inject({
    method: 'POST',
    url: '/receipt',
    headers: { 'content-type': request.headers.get('content-type') ?? '', host: 'portal.localhost', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
    remoteAddress: `198.51.${network}.1`,
  })
}
const post = async (...given: Parameters<typeof send>) => (await follow(portal, await send(...given))).body

const recordOf = async (id: string, as = officer) => (await portal.call('GET', `/complaints/${id}`, { as })).body.data

const fetchPicture = (url: string, as?: Person) =>
  portal.app.inject({ url: `/api${url}`, headers: { host: 'portal.localhost', ...(as && { cookie: as.cookie }) } })

describe('pictures added with a receipt code', () => {
  test('reach staff without metadata and without a name', async () => {
    const { code, id } = await filed('With pictures')
    const page = await post({ code, text: 'See what I saw' }, [aPhoto(6), aDrawing(), aWebp()])
    expect(page).toContain('Added to your complaint.')
    expect(page).toMatch(/Pictures(<!-- -->)?: (<!-- -->)?3</)
    const { additions } = await recordOf(id)
    expect(additions).toHaveLength(1)
    expect(additions[0].text).toBe('See what I saw')
    const types = additions[0].attachments.map((one: { media_type: string }) => one.media_type)
    expect(types.sort()).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    for (const { url, size, media_type } of additions[0].attachments) {
      const answer = await fetchPicture(url, officer)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload).toHaveLength(size)
      expect(answer.headers).toMatchObject({ 'content-type': media_type, 'cache-control': 'no-store' })
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="attachment-[0-9a-f]{8}\.(jpg|png|webp)"/,
      )
      expect(answer.headers['content-security-policy']).toContain('sandbox')
      for (const trace of traces) expect(answer.rawPayload.includes(trace), trace).toBe(false)
      const shown = await fetchPicture(`${url}?show=yes`, officer)
      expect(shown.headers['content-disposition']).toMatch(/^inline; /)
    }
  })

  test('leave no name, time, session, address, or log line anywhere', async () => {
    const { code } = await filed('Without a trace')
    const lines = (['info', 'warn', 'error'] as const).map(level => vi.spyOn(portal.services.log, level))
    const audit = await query('SELECT count(*) FROM audit')
    const answer = await send({ code, text: '' }, [aPhoto()], { cookie: officer.cookie, 'user-agent': 'Distinctive/1' })
    await follow(portal, answer)
    for (const line of lines) {
      expect(line).not.toHaveBeenCalled()
      line.mockRestore()
    }
    expect(await query('SELECT count(*) FROM audit')).toEqual(audit)
    const tables = await query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    )
    for (const { name } of tables)
      for (const { row } of await query(`SELECT t::text AS row FROM "${name}" t`))
        for (const trace of [...traces, NAME, 'Distinctive/1', `198.51.${network}.1`]) {
          expect(row, `${name} ${trace}`).not.toContain(trace)
          expect(row, `${name} ${trace}`).not.toContain(Buffer.from(trace).toString('hex'))
        }
    const [added] = await query('SELECT * FROM complaint_attachments')
    expect(Object.keys(added).sort()).toEqual(
      ['added_on', 'addition_id', 'complaint_id', 'content', 'id', 'media_type', 'shuffled'].sort(),
    )
    const days = await query(`SELECT FROM complaint_attachments WHERE added_on <> date_trunc('day', added_on, 'UTC')`)
    expect(days).toEqual([])
  })

  test('are available only to staff who can read the complaint, and only under its own ID', async () => {
    const [one, other] = [await filed('Whose pictures'), await filed('Somebody else’s')]
    await post({ code: one.code, text: 'Here' }, [aPhoto()])
    const { url } = (await recordOf(one.id)).additions[0].attachments[0]
    const sender = await portal.person('user', OWN)
    expect((await fetchPicture(url)).json().code).toBe('not_signed_in')
    expect((await fetchPicture(url, await portal.person('staff'))).json().code).toBe('not_found')
    expect((await fetchPicture(url, sender)).json().code).toBe('not_found')
    expect((await fetchPicture(url.replace(one.id, other.id), officer)).json().code).toBe('not_found')
    expect((await fetchPicture(`${url}x`, officer)).json().code).toBe('not_found')
  })

  test('are stored once, even if they are sent twice', async () => {
    const { code, id } = await filed('Sent again')
    for (let at = 0; at < 2; at++)
      expect(await post({ code, text: 'Twice' }, [aPhoto(), aDrawing()])).toContain('Added to your complaint.')
    const { additions } = await recordOf(id)
    expect(additions).toHaveLength(1)
    expect(additions[0].attachments).toHaveLength(2)
    await post({ code, text: 'Twice' }, [aWebp()])
    const texts = (await recordOf(id)).additions.map((one: { text: string }) => one.text)
    expect(texts.sort()).toEqual(['', 'Twice'])
  })

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7'), 'take a picture of its pages'],
    ['an HTML page declared as a picture', Buffer.from('<html><script>alert(1)</script>'), 'Only JPEG, PNG and WebP'],
    ['a truncated picture', aPhoto().subarray(0, 700), 'damaged or animated'],
  ])(
    'are rejected with an explanation if one is %s, and nothing else of the request is stored',
    async (name, file, words) => {
      const { code, id } = await filed(`Refused: ${name}`)
      const page = await post({ code, text: 'Still typed' }, [aDrawing(), file])
      expect(page).toContain(words)
      expect(page).toContain('Still typed')
      expect((await recordOf(id)).additions).toEqual([])
      expect(await post({ code, text: 'نص', locale: 'ar' }, [file])).toContain('dir="rtl"')
    },
  )

  test('are limited in number and size, and the page keeps the typed text', async () => {
    const { code, id } = await filed('Too much')
    const many = Array.from({ length: limits.complaint_attachments + 1 }, (_, at) =>
      Buffer.concat([
        aDrawing().subarray(0, 33),
        Buffer.from([0, 0, 0, 1]),
        Buffer.from('tRNS'),
        Buffer.from([at]),
        Buffer.alloc(4),
        aDrawing().subarray(33),
      ]),
    )
    expect(await post({ code, text: 'Many' }, many)).toContain('more pictures than one complaint can have')
    expect(await post({ code, text: 'All but one' }, many.slice(1))).toContain('Added to your complaint.')
    expect(await post({ code, text: 'One more' }, many.slice(0, 1))).toContain('more pictures than one complaint')
    const large = Buffer.alloc(limits.attachment_bytes + limits.body_bytes)
    const page = await post({ code, text: 'Large', locale: 'ar' }, [large])
    expect(page).toContain('كبيرة جدًا')
    expect(page).toContain('Large')
    expect((await recordOf(id)).additions).toHaveLength(1)
  })

  test('are rejected from another site, with a wrong code, and in a malformed form', async () => {
    const { code } = await filed('From elsewhere')
    const foreign = await send({ code, text: 'x' }, [aPhoto()], { origin: 'https://evil.example.org' })
    expect(foreign.statusCode).toBe(403)
    expect(await post({ code: 'nonsense', text: 'x' }, [aPhoto()])).toContain('No complaint has this code')
    const broken = await send({ code, text: 'x' }, [aPhoto()], {
      'content-type': 'multipart/form-data; boundary=other',
    })
    expect(broken.statusCode).toBe(400)
    expect(await query(`SELECT FROM complaint_additions WHERE text = 'x'`)).toEqual([])
  })

  test('are shuffled together with additions by the nightly jobs', async () => {
    for (let at = 0; at < 3; at++)
      await post({ code: (await filed(`Before the night ${at}`)).code, text: '' }, [aPhoto(at + 2)])
    const before = await query('SELECT id, content FROM complaint_attachments ORDER BY id')
    portal.pass(2 * DAY)
    for (const job of complaintJobs) await job.run(portal.services)
    expect(await query('SELECT id, content FROM complaint_attachments ORDER BY id')).toEqual(before)
    const moved = await query(
      `SELECT DISTINCT xmin::text FROM complaint_attachments UNION SELECT DISTINCT xmin::text FROM complaint_additions`,
    )
    expect(moved).toHaveLength(1)
    expect(await query('SELECT FROM complaint_attachments WHERE NOT shuffled')).toEqual([])
  })
})
