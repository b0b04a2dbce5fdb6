import { createHash } from 'node:crypto'
import { formOf } from '@portal/contract/core/api/sent-form'
import { limits } from '@portal/contract/core/fields/limits'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { StorableContent } from '../../../../packages/server/src/platform/storage/bytes-columns.ts'
import { requireRoom } from '../../../../packages/server/src/platform/storage/room.ts'
import { buildPages } from '../../../flows/support/build.ts'
import { aPhoto } from '../../../support/pictures.ts'
import { follow } from '../../partners/embed/frame.ts'
import { aProject } from '../../support/made.ts'
import type { Person } from '../../support/portal.ts'
import { canMount } from './mount.ts'
import { usePortalOnDisk } from './small-disk.ts'

vi.mock('../../../../packages/server/src/platform/storage/free-space.ts', async read => {
  const { canMount } = await import('./mount.ts')
  return canMount ? read() : import('./simulated-disk.ts')
})

const MB = 1024 * 1024
const simulated = canMount ? '' : ' (simulated, without the right to mount a disk)'
const full = { status: 503, body: { code: 'disk_full', retry_after: 60 } }
const table = Buffer.from('email,first_name_en\na@b.test,Nour\n')
const data = table.toString('base64')

describe(`files that the database stores, on a 24 MB disk with 8 MB reserved for it${simulated}`, () => {
  const { portal, fill, empty } = usePortalOnDisk(24, { DISK_RESERVE_MB: 8 })
  const fillUp = () => fill(17 * MB)
  afterEach(empty)
  let as: Person
  beforeAll(async () => {
    await buildPages()
    as = await portal().person('sysadmin')
  }, 150_000)

  const post = (path: string, body: object = {}) => portal().call('POST', path, { as, body })

  const announceBudget = async () => {
    const sha256 = createHash('sha256').update(table).digest('hex')
    const { id } = await aProject(portal())
    return post('/imports', { project_id: id, kind: 'items', name: 'budget.csv', size: table.length, sha256 })
  }
  const announcePeople = () => post('/user_imports', { name: 'people.csv', size: table.length })

  test.each([
    ['budgets', '/imports', announceBudget],
    ['people', '/user_imports', announcePeople],
  ])('are rejected when announced, sent, and read, and continue later: %s', async (_, path, announce) => {
    const { id } = (await announce()).body.data
    fillUp()
    expect(await announce()).toMatchObject(full)
    expect(await post(`${path}/${id}/parts`, { offset: 0, data })).toMatchObject(full)
    empty()
    const sent = await post(`${path}/${id}/parts`, { offset: 0, data })
    expect(sent.body.data.received).toBe(table.length)
    fillUp()
    expect(await post(`${path}/${id}/columns`)).toMatchObject(full)
    empty()
    expect((await post(`${path}/${id}/columns`)).status).toBe(200)
  })

  const filesOf = (pictures: readonly Buffer[]) =>
    pictures.map(bytes => new File([new Uint8Array(bytes)], 'picture.jpg'))

  const send = async (url: string, given: FormData) => {
    const form = new Response(given)
    const type = form.headers.get('content-type') ?? ''
    return portal().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, host: 'portal.localhost', cookie: as.cookie },
      payload: Buffer.from(await form.arrayBuffer()),
    })
  }

  const file = async (body: string, type: string, pictures: readonly Buffer[]) => {
    const answer = await send('/api/complaints', formOf({ type, body }, filesOf(pictures)))
    const { rows } = await portal().database.pool.query('SELECT FROM complaints WHERE body = $1', [body])
    return { status: answer.statusCode, body: answer.json(), stored: rows.length }
  }

  test.each(['private', 'user'])('are rejected with their complaint, which is filed without them: %s', async type => {
    fillUp()
    expect(await file(`With a picture ${type}`, type, [aPhoto()])).toMatchObject({ ...full, stored: 0 })
    expect(await file(`Without ${type}`, type, [])).toMatchObject({ status: 200, stored: 1 })
    empty()
    expect(await file(`With a picture ${type}`, type, [aPhoto()])).toMatchObject({ status: 200, stored: 1 })
  })

  test('are rejected as additions to a complaint, while the text alone is added', async () => {
    const { receipt } = (await file('With a code', 'private', [])).body.data
    const add = async (text: string, pictures: readonly Buffer[]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ locale: 'en', code: receipt, text })) form.append(name, value)
      for (const picture of filesOf(pictures)) form.append('files', picture)
      return (await follow(portal(), await send('/receipt', form))).body
    }
    fillUp()
    const page = await add('Kept in the form', [aPhoto()])
    expect(page).toContain('no room left')
    expect(page).toContain('Kept in the form')
    expect(page).not.toContain('Added to your complaint.')
    expect(await add('Only text', [])).toContain('Added to your complaint.')
  })

  // Each message is stored for each recipient, so a long one to a training takes 200 MB.
  test('are not the only large content: messages to many people are rejected too', async () => {
    const message = { ids: [as.id], title: 'Long', content: 'x'.repeat(limits.text_length) }
    fillUp()
    expect(await post('/users/send_email', message)).toMatchObject(full)
    const stored = () => portal().database.pool.query("SELECT FROM mailings WHERE title = 'Long'")
    expect((await stored()).rows).toHaveLength(0)
    empty()
    expect((await post('/users/send_email', message)).status).toBe(200)
    expect((await stored()).rows).toHaveLength(1)
  })

  test('are counted together', async () => {
    const picture = { content: Buffer.alloc(MB) }
    // Leaves room for one and a half.
    fill(14.5 * MB)
    expect(await StorableContent.allFitting(portal().services, [picture])).toHaveLength(1)
    const both = StorableContent.allFitting(portal().services, [picture, picture])
    await expect(both).rejects.toMatchObject({ code: 'ENOSPC' })
  })

  test('are accepted if the database is on another server, whose disk is not visible', async () => {
    fillUp()
    const { settings } = portal().services
    await expect(requireRoom({ settings }, 1)).rejects.toThrow()
    await requireRoom({ settings: { ...settings, DATABASE_URL: 'postgresql://database/portal' } }, 1)
  })
})
