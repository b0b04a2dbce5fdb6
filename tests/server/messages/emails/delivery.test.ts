import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { takeDue } from '../../../../packages/server/src/platform/mail/outbox.ts'
import { partsOf } from '../../support/messages/mail-parts.ts'
import { startMailPeer } from '../../support/messages/mail-peer.ts'
import { hurry, portalWith, queue, rows, send, soon, work } from '../../support/messages/outbox.ts'
import { staffWith } from '../../support/people/holders.ts'

describe('the delivery log', () => {
  test("contains each attempt with its time and the mail server's response", async () => {
    let isBusy = true
    const peer = await startMailPeer({
      onRcptTo: (_address, _session, callback) =>
        isBusy ? callback(Object.assign(new Error('mailbox busy, come back'), { responseCode: 451 })) : callback(),
    })
    const portal = await portalWith(peer.url)
    const as = await portal.person('sysadmin')
    work(portal)
    await send(portal, 'huda@example.org')
    const read = async () => {
      const [row] = await rows(portal)
      return (await portal.call('GET', `/emails/${row.id}`, { as })).body.data
    }
    await soon(async () => expect((await read()).attempts).toHaveLength(1))
    const first = await read()
    expect(first).toMatchObject({ state: 'waiting', reason: 'EENVELOPE 451', tries: 1 })
    expect(first.attempts[0]).toMatchObject({ is_sent: false, answer: '451 mailbox busy, come back' })
    expect(Date.parse(first.next_try_at)).toBeGreaterThan(Date.parse(first.attempts[0].at))
    isBusy = false
    await hurry(portal)
    await soon(async () => expect((await read()).state).toBe('sent'))
    const { attempts, next_try_at, has_preview } = await read()
    expect(attempts.map(({ is_sent }: { is_sent: boolean }) => is_sent)).toEqual([true, false])
    expect(attempts[0].answer).toMatch(/^250 /)
    expect([next_try_at, has_preview]).toEqual([null, false])
  })
})

describe('a mailing', () => {
  const written = { title: 'Hall changed', content: 'Dear {{all}},\n\nthe <b>hall</b> has changed.' }

  test('has a result per recipient, reports its progress, and yields to an email with a code', async () => {
    const peer = await startMailPeer({
      onRcptTo: ({ address }, _session, callback) =>
        address.startsWith('gone')
          ? callback(Object.assign(new Error('no such user'), { responseCode: 550 }))
          : callback(),
    })
    const portal = await portalWith(peer.url)
    const as = await staffWith(portal, 'users.send_emails')
    const id = await queue(portal, as, written, [
      { userId: randomUUID(), email: 'gone@example.org', language: 'en' },
      { userId: randomUUID(), email: 'huda@example.org', language: 'ar' },
      { userId: randomUUID(), email: 'left@example.org', language: 'en', refused: 'account_inactive' },
    ])
    await send(portal, 'code@example.org')
    expect((await portal.call('GET', `/mailings/${id}`, { as })).body.data).toMatchObject({
      title: 'Hall changed',
      total: 3,
      counts: { waiting: 2, kept: 0, sent: 0, failed: 1, expired: 0 },
    })
    const [first] = await takeDue(portal.database, 1)
    expect(first?.recipient).toBe('code@example.org')
    work(portal)
    await soon(async () =>
      expect((await portal.call('GET', `/mailings/${id}`, { as })).body.data.counts).toEqual({
        waiting: 0,
        kept: 0,
        sent: 1,
        failed: 2,
        expired: 0,
      }),
    )
    const { body } = await portal.call('GET', `/mailings/${id}/recipients`, { as })
    expect(body.data.map(({ to, state, reason }: Record<string, string>) => [to, state, reason])).toEqual([
      ['gone@example.org', 'failed', 'EENVELOPE 550'],
      ['huda@example.org', 'sent', null],
      ['left@example.org', 'failed', 'account_inactive'],
    ])
    const html = partsOf(peer.received.find(({ to }) => to === 'huda@example.org')?.source ?? '')[1]
    expect(html).toContain('&lt;b&gt;hall&lt;/b&gt;')
  })

  test('is visible only to its sender and the project director, lists each person once, and has at most 1000 recipients', async () => {
    const portal = await portalWith()
    const as = await staffWith(portal, 'users.send_emails')
    const huda = { userId: randomUUID(), email: 'huda@example.org', language: 'en' }
    const id = await queue(portal, as, written, [huda, huda])
    expect((await portal.call('GET', `/mailings/${id}`, { as })).body.data).toMatchObject({ total: 1 })
    expect(await rows(portal)).toHaveLength(1)
    const other = await staffWith(portal, 'users.send_emails')
    expect((await portal.call('GET', `/mailings/${id}`, { as: other })).status).toBe(404)
    expect((await portal.call('GET', `/mailings/${id}/recipients`, { as: other })).status).toBe(404)
    const listed = async (person: typeof as, search = '') => {
      const { body } = await portal.call('GET', `/mailings?search=${search}`, { as: person })
      return [body.total, ...body.data.map((one: { id: string; total: number }) => [one.id, one.total])]
    }
    const director = await portal.person('project_director')
    expect(await listed(as)).toEqual([1, [id, 1]])
    expect(await listed(as, 'hall')).toEqual([1, [id, 1]])
    expect(await listed(as, 'roof')).toEqual([0])
    expect(await listed(other)).toEqual([0])
    expect(await listed(director)).toEqual([1, [id, 1]])
    expect((await portal.call('GET', '/mailings', { as: await staffWith(portal, 'users.view') })).status).toBe(403)
    expect((await portal.call('GET', `/mailings/${id}`, { as: director })).status).toBe(200)
    const many = Array.from({ length: 1001 }, () => ({ ...huda, userId: randomUUID() }))
    await expect(queue(portal, as, written, many)).rejects.toMatchObject({ code: 'invalid' })
    expect(await rows(portal)).toHaveLength(1)
  })
})
