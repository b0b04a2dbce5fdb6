import { formOf } from '@portal/contract/core/api/sent-form'
import { limits } from '@portal/contract/core/fields/limits'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintJobs } from '../../../../packages/server/src/complaints/jobs.ts'
import { addTo } from '../../../../packages/server/src/complaints/receipts/additions.ts'
import { statusByReceipt } from '../../../../packages/server/src/complaints/receipts/receipts.ts'
import { StorableContent } from '../../../../packages/server/src/platform/storage/bytes-columns.ts'
import { aDrawing, anEmptyPng, aPhoto, aWebp, traces } from '../../../support/pictures.ts'
import { addSite, ask, bearerOf } from '../../partners/embed/frame.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { peopleOf } from './support.ts'

const portal = usePortal()
let people: Awaited<ReturnType<typeof peopleOf>>
beforeAll(async () => {
  people = await peopleOf(portal())
})

const query = async (sql: string, ...values: unknown[]) => (await portal().database.pool.query(sql, values)).rows

let network = 0

/** Sends an input with pictures like a browser, each time from another network. */
const send = async (url: string, input: object, files: readonly Buffer[], headers: Record<string, string> = {}) => {
  const blobs = files.map(bytes => new File([new Uint8Array(bytes)], 'salma-at-the-office.jpg'))
  const request = new Response(formOf(input, blobs))
  network += 1
  const answer = await portal().app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '', host: 'portal.localhost', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
    remoteAddress: `198.51.${network}.1`,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const file = (draft: object, files: readonly Buffer[], as: Person = people.sender, key?: string) =>
  send('/api/complaints', draft, files, { cookie: as.cookie, ...(key && { 'idempotency-key': key }) })

const idOf = async (body: string) => String((await query('SELECT id FROM complaints WHERE body = $1', body))[0]?.id)
const recordOf = async (body: string, as = people.officer) =>
  (await portal().call('GET', `/complaints/${await idOf(body)}`, { as })).body.data
const storedOf = async (body: string) =>
  query('SELECT a.* FROM complaint_attachments a JOIN complaints c ON c.id = a.complaint_id WHERE c.body = $1', body)

const fetchPicture = (url: string, as: Person) =>
  portal().app.inject({ url: `/api${url}`, headers: { host: 'portal.localhost', cookie: as.cookie } })

const inFrame = async () => {
  const site = await addSite(portal())
  const bearer = await bearerOf(portal(), site, await portal().person('user'))
  const headers = { authorization: `Bearer ${bearer}` }
  const ticket = async () => (await ask(portal(), 'tickets', { site: site.key }, headers)).body.data.ticket
  return { site: site.key, headers, ticket }
}

describe('pictures sent with a complaint', () => {
  test('are stored with a private one without metadata, and leave no trace of the sender', async () => {
    const lines = (['info', 'warn', 'error'] as const).map(level => vi.spyOn(portal().services.log, level))
    const audit = await query('SELECT count(*) FROM audit')
    const body = 'Private, with pictures\nand two lines'
    const answer = await file({ type: 'private', body }, [aPhoto(6), aDrawing(), aWebp()])
    expect(answer).toMatchObject({ status: 200, body: { data: { type: 'private' } } })
    for (const line of lines) {
      expect(line).not.toHaveBeenCalled()
      line.mockRestore()
    }
    expect(await query('SELECT count(*) FROM audit')).toEqual(audit)
    const { attachments, additions, identity_type } = await recordOf(body)
    expect([identity_type, additions]).toEqual(['anonymous', []])
    const types = attachments.map((one: { media_type: string }) => one.media_type)
    expect(types.sort()).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    for (const { url, size } of attachments) {
      const picture = await fetchPicture(url, people.officer)
      expect([picture.statusCode, picture.rawPayload.length]).toEqual([200, size])
      for (const trace of [...traces, 'salma-at']) expect(picture.rawPayload.includes(trace), trace).toBe(false)
      expect((await fetchPicture(url, people.sender)).json().code).toBe('not_found')
    }
    for (const { added_on } of await storedOf(body)) expect(added_on.toISOString()).toMatch(/T00:00:00.000Z$/)
  })

  test('are visible to the sender of a named complaint and to staff, but to nobody else', async () => {
    const body = 'Named, with a picture'
    expect((await file({ type: 'user', body }, [aPhoto()])).status).toBe(200)
    const own = await portal().call('GET', '/complaints/own', { as: people.sender })
    const [{ url }] = own.body.data.find((one: { body: string }) => one.body === body).attachments
    const stranger = await portal().person('user', [{ group: 'complaints', command: 'view_own' }])
    expect((await fetchPicture(url, people.sender)).statusCode).toBe(200)
    expect((await fetchPicture(url, people.officer)).statusCode).toBe(200)
    expect((await fetchPicture(url, stranger)).json().code).toBe('not_found')
    const { body: data } = await portal().call('GET', '/account/data', { as: people.sender })
    expect(data.data.records.complaints).toContainEqual(expect.objectContaining({ body, pictures: 1 }))
  })

  test.each(['private', 'user'])('are stored once with one complaint, even if it is sent twice (%s)', async type => {
    const body = `Sent again: ${type}`
    const answers = [
      await file({ type, body }, [aPhoto(), aDrawing()], people.sender, `again-${type}`),
      await file({ type, body }, [aPhoto(), aDrawing()], people.sender, `again-${type}`),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect(await query('SELECT FROM complaints WHERE body = $1', body)).toHaveLength(1)
    expect(await storedOf(body)).toHaveLength(2)
  })

  test('are rejected under an idempotency key that was used with other pictures', async () => {
    const draft = { type: 'user', body: 'One key, other pictures' }
    expect((await file(draft, [aPhoto()], people.sender, 'one-key-only')).status).toBe(200)
    const other = await file(draft, [aDrawing()], people.sender, 'one-key-only')
    expect(other.body.code).toBe('idempotency_mismatch')
  })

  test.each([
    ['attachment_type', () => [aPhoto(), Buffer.from('%PDF-1.7')]],
    ['attachment_damaged', () => [aDrawing(), aPhoto().subarray(0, 700)]],
    ['attachment_pixels', () => [aDrawing(), anEmptyPng(30_000, 30_000)]],
    ['attachments_too_many', () => Array.from({ length: limits.complaint_attachments + 1 }, () => aDrawing())],
    ['attachments_too_large', () => [Buffer.alloc(limits.attachment_bytes + limits.body_bytes)]],
  ])('are rejected as a whole together with their complaint: %s', async (code, files) => {
    for (const type of ['private', 'user']) {
      const body = `Refused: ${code} ${type}`
      expect((await file({ type, body }, files())).body.code).toBe(code)
      expect(await query('SELECT FROM complaints WHERE body = $1', body)).toEqual([])
    }
  })

  test('require a valid input and a session, and are rejected from another site and by other endpoints', async () => {
    expect((await file({ type: 'user', body: ' ' }, [aPhoto()])).body).toMatchObject({ code: 'invalid' })
    expect((await file({ type: 'user', body: 'x'.repeat(limits.body_bytes) }, [aPhoto()])).body.code).toBe(
      'body_too_large',
    )
    const strangers = await send('/api/complaints', { type: 'user', body: 'No one' }, [aPhoto()])
    expect(strangers.body.code).toBe('not_signed_in')
    const foreign = await send('/api/complaints', { type: 'user', body: 'No one' }, [aPhoto()], {
      cookie: people.sender.cookie,
      origin: 'https://evil.example.org',
    })
    expect(foreign.body.code).toBe('foreign_origin')
    const elsewhere = await send('/api/donors', {}, [aPhoto()], { cookie: people.sender.cookie })
    expect(elsewhere.body.code).toBe('unsupported_media_type')
    expect(await query(`SELECT FROM complaints WHERE body = 'No one'`)).toEqual([])
  })

  test('count towards the number of pictures that can be added with the receipt code', async () => {
    const body = 'Nearly all at once'
    const { body: answer } = await file({ type: 'private', body }, [aPhoto(), aDrawing()])
    const status = await statusByReceipt(portal().services, answer.data.receipt)
    expect(status).toMatchObject({ additions: 0, attachments: 2 })
    const contents = Array.from({ length: limits.complaint_attachments - 1 }, (_, at) => ({
      mediaType: 'image/png' as const,
      content: Buffer.from([at]),
    }))
    const pictures = await StorableContent.allFitting(portal().services, contents)
    const add = (from: number) =>
      addTo(portal().services, status?.id ?? '', { text: '', pictures: pictures.slice(from) })
    expect([await add(0), await add(1)]).toEqual(['attachments_too_many', undefined])
  })

  test('are shuffled by the nightly jobs, and stay with their complaint', async () => {
    await file({ type: 'private', body: 'Before the night' }, [aPhoto()])
    portal().pass(24 * 3600)
    for (const job of complaintJobs) await job.run(portal().services)
    expect(await query('SELECT FROM complaint_attachments WHERE NOT shuffled')).toEqual([])
    expect((await recordOf('Before the night')).attachments).toHaveLength(1)
    // The earlier sessions expire within a day.
    people = await peopleOf(portal())
  })
})

describe('pictures sent from a frame', () => {
  test('belong to a private complaint and its ticket, and are stored once', async () => {
    const { site, ticket } = await inFrame()
    const draft = { type: 'private', body: 'From a frame' }
    const input = { site, draft, ticket: await ticket() }
    const answers = [
      await send('/embed/complaints', input, [aPhoto()]),
      await send('/embed/complaints', input, [aPhoto()]),
    ]
    expect(answers[0]?.status).toBe(200)
    expect(answers[1]).toEqual(answers[0])
    expect((await recordOf('From a frame')).attachments).toHaveLength(1)
    expect((await send('/embed/complaints', input, [aDrawing()])).body.code).toBe('already_used')
    expect((await ask(portal(), 'complaints', input)).body.code).toBe('already_used')
    const forged = { ...input, ticket: `${input.ticket.slice(0, -4)}AAAA` }
    expect((await send('/embed/complaints', forged, [Buffer.from('%PDF-1.7')])).body.code).toBe('ticket_invalid')
  })

  test('are stored once with a complaint in the sender’s own name', async () => {
    const { site, headers } = await inFrame()
    const input = { site, draft: { type: 'user', body: 'By name from a frame' }, key: 'frame-key-1' }
    for (let at = 0; at < 2; at++) expect((await send('/embed/complaints', input, [aWebp()], headers)).status).toBe(200)
    expect(await storedOf('By name from a frame')).toHaveLength(1)
    const other = await send('/embed/complaints', input, [aDrawing()], headers)
    expect(other.body.code).toBe('idempotency_mismatch')
  })
})
