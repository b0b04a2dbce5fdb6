import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendDigests } from '../../../../packages/server/src/messages/notices/jobs.ts'
import { notify } from '../../../../packages/server/src/messages/notices/notify.ts'
import { transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { HANDLES, OWN, peopleOf } from '../../complaints/complaints/support.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()
let huda: Person

beforeAll(async () => {
  huda = await portal().person('staff')
})

const notifyAbout = (to: readonly string[], kind: Parameters<typeof notify>[1]['kind'] = 'assigned_project') =>
  transaction(portal().database, db =>
    notify({ db, caller: null }, { kind, to, target: null, details: { code: 'P1', name: 'Wells' } }),
  )

const list = async (as: Person, query = '') => (await portal().call('GET', `/notices${query}`, { as })).body
const unread = async (as: Person) => (await portal().call('GET', '/notices/unread', { as })).body.data.unread
const kindsOf = async (as: Person) => (await list(as)).data.map(({ kind }: { kind: string }) => kind)
const settle = (as: Person, body: object) => portal().call('PATCH', '/notices/settings', { as, body })

describe('notices', () => {
  test('are listed newest first page by page, and are marked as read one by one or all at once', async () => {
    for (let at = 0; at < 5; at++) await notifyAbout([huda.id])
    const first = await list(huda, '?limit=3')
    expect(first).toMatchObject({ total: 5 })
    expect(first.data.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3])
    const rest = await list(huda, `?limit=3&cursor=${first.next_cursor}`)
    expect(rest.data.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    expect(rest.next_cursor).toBeNull()
    const [{ id }] = first.data
    const read = (is_read: boolean, as = huda) =>
      portal().call('POST', `/notices/${id}/read`, { as, body: { is_read } })
    expect((await read(true)).status).toBe(200)
    expect(await unread(huda)).toBe(4)
    expect((await list(huda, '?unread=yes')).total).toBe(4)
    expect((await read(false)).status).toBe(200)
    expect(await unread(huda)).toBe(5)
    expect((await read(true, await portal().person('sysadmin'))).status, 'of another').toBe(404)
    await portal().call('POST', '/notices/read', { as: huda, body: { up_to: 4 } })
    expect(await unread(huda), 'what came since is not read').toBe(1)
  })

  test('are rolled back with the transaction that caused them', async () => {
    const before = await unread(huda)
    await expect(
      transaction(portal().database, async db => {
        await notify({ db, caller: null }, { kind: 'assigned_project', to: [huda.id], target: null })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await unread(huda)).toBe(before)
  })

  test('have consecutive numbers when many are written at once', async () => {
    const people = await Promise.all([portal().person('staff'), portal().person('staff')])
    const ids = people.map(({ id }) => id)
    await Promise.all(Array.from({ length: 20 }, (_, at) => notifyAbout(at % 2 ? ids : ids.toReversed())))
    for (const person of people) {
      const { data } = await list(person, '?limit=100')
      expect(data.map(({ number }: { number: number }) => number)).toEqual(
        Array.from({ length: 20 }, (_, at) => 20 - at),
      )
    }
  })

  test('are not written if their kind is switched off, which is impossible for mandatory kinds', async () => {
    const person = await portal().person('staff')
    expect((await settle(person, { off: ['assigned_project'], digest: 'none' })).body.data).toEqual({
      off: ['assigned_project'],
      digest: 'none',
    })
    await notifyAbout([person.id])
    await notifyAbout([person.id], 'privileges_changed')
    expect(await kindsOf(person)).toEqual(['privileges_changed'])
    expect((await settle(person, { off: ['privileges_changed'], digest: 'none' })).status).toBe(400)
  })

  test('are not written for inactive or unknown people', async () => {
    const left = await portal().person('staff', [], { active: false })
    await notifyAbout([left.id, randomUUID()])
    const { rows } = await portal().database.pool.query('SELECT FROM notices WHERE user_id = $1', [left.id])
    expect(rows).toEqual([])
  })
})

describe('notices about', () => {
  test('a reply to a named complaint do not quote the reply', async () => {
    const { filed, act, sender } = await peopleOf(portal())
    const complaint = await filed('The bus is late')
    const replied = await act(complaint.id, 'reply', { version: complaint.version, reply: 'Sorry for that' })
    await act(complaint.id, 'comment', { version: replied.body.data.version, inner_comment: 'hm' })
    const { data } = await list(sender)
    expect(data).toMatchObject([{ kind: 'complaint_replied', target: { kind: 'complaints', id: null }, details: {} }])
    expect(JSON.stringify(data)).not.toContain('Sorry')
  })

  test('a reply are emailed once, are not repeated in the digest, and can be switched off', async () => {
    const { filed, act, sender } = await peopleOf(portal())
    const { pool } = portal().database
    const mails = async () => (await pool.query('SELECT FROM emails WHERE recipient = $1', [sender.email])).rowCount
    const reply = async (body: string) => {
      const { id, version } = await filed(body)
      expect((await act(id, 'reply', { version, reply: 'Sorry' })).status).toBe(200)
    }
    await settle(sender, { off: [], digest: 'daily' })
    await reply('The first lesson was late')
    await sendDigests(portal().services)
    expect(await mails()).toBe(1)
    await settle(sender, { off: ['complaint_replied'], digest: 'daily' })
    await reply('The second lesson was late')
    await sendDigests(portal().services)
    expect([await mails(), (await list(sender)).total]).toEqual([1, 1])
  })

  test('a private complaint are not written', async () => {
    const officer = await portal().person('staff', HANDLES)
    const sender = await portal().person('user', OWN)
    await portal().call('POST', '/complaints', { as: sender, body: { type: 'private', body: 'Nobody may know' } })
    const { body } = await portal().call('GET', '/complaints?search=nobody', { as: officer })
    const [{ id, version }] = body.data
    await portal().call('POST', `/complaints/${id}/close`, { as: officer, body: { version, note: 'Done' } })
    expect(await list(sender)).toMatchObject({ total: 0 })
  })

  test('changed privileges are written for their owner', async () => {
    const admin = await portal().person('sysadmin')
    const person = await portal().person('staff')
    const body = { version: 1, privileges: [{ group: 'donors', command: 'view' }], profile_ids: [] }
    expect((await portal().call('PATCH', `/users/${person.id}/privileges`, { as: admin, body })).status).toBe(200)
    expect((await list(person)).data).toMatchObject([
      { kind: 'privileges_changed', target: { kind: 'account', id: null }, read_at: null },
    ])
  })

  test('a team are written for people added by someone else', async () => {
    const chief = await portal().person('project_director')
    const [old, fresh] = [await portal().person('staff'), await portal().person('staff')]
    const { donor_id } = await donorOf(chief)
    const added = await portal().call('POST', '/projects', { as: chief, body: projectDraft(donor_id) })
    const { id } = added.body.data
    let { version } = added.body.data
    for (const user_ids of [[old.id], [old.id, fresh.id, chief.id]]) {
      const answer = await portal().call('PATCH', `/projects/${id}/team`, { as: chief, body: { version, user_ids } })
      expect(answer.body).toMatchObject({ data: { id } })
      version = answer.body.data.version
    }
    for (const person of [old, fresh])
      expect((await list(person)).data).toMatchObject([
        { kind: 'assigned_project', target: { kind: 'projects', id }, details: { code: 'P-9', name: 'Wells' } },
      ])
    expect(await kindsOf(chief), 'nobody is notified of what they did themselves').toEqual([])
  })
})

const donorOf = async (as: Person) => {
  const body = { code: 'D-9', full_name: 'Donor', abbreviation: 'D', country: 'DE' }
  const answer = await portal().call('POST', '/donors', { as, body })
  return { donor_id: answer.body.data.id }
}

const projectDraft = (donor_id: string) => ({
  ...{ donor_id, code: 'P-9', name: 'Wells', type: 'training', start_date: '2026-01-01', end_date: '2026-12-31' },
  ...{ budget_minor: 100, currency: 'usd', program_size: 'small' },
})

describe('the daily digest', () => {
  test("is sent once, in the reader's language, and counts only unread notices", async () => {
    const reader = await portal().person('staff', [], { language: 'ar' })
    const other = await portal().person('staff')
    await notifyAbout([reader.id, other.id])
    await settle(reader, { off: [], digest: 'daily' })
    await sendDigests(portal().services)
    const mails = async () =>
      (
        await portal().database.pool.query('SELECT * FROM emails WHERE title = $1 OR title = $2', [
          'إشعارات اليوم',
          'Your notices of the day',
        ])
      ).rows
    expect(await mails(), 'what came before the choice').toEqual([])
    await notifyAbout([reader.id, other.id])
    await notifyAbout([reader.id, other.id])
    await notifyAbout([reader.id], 'privileges_changed')
    const { data } = await list(reader)
    await portal().call('POST', `/notices/${data[0].id}/read`, { as: reader, body: { is_read: true } })
    await sendDigests(portal().services)
    await sendDigests(portal().services)
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ recipient: reader.email, language: 'ar' })
    expect(sent[0].content).toContain('الإسناد إلى مشروع: 2')
    expect(sent[0].content).not.toContain('صلاحياتك')
    expect(sent[0].content).toContain('/staff/account?tab=notices')
  })
})
