import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendMessage } from '../../../packages/server/src/emails/messages.ts'
import { transaction } from '../../../packages/server/src/platform/database/index.ts'
import { takeDue } from '../../../packages/server/src/platform/mail/outbox.ts'
import { startMail } from '../../../packages/server/src/platform/mail/worker.ts'
import { staffWith } from '../support/holders.ts'
import { startMailPeer } from '../support/mail-peer.ts'
import { hurry, portalWith, queue, rows, send, soon, work } from '../support/outbox.ts'

const decoders: Readonly<Record<string, (body: string) => Buffer>> = {
  base64: body => Buffer.from(body, 'base64'),
  'quoted-printable': body =>
    Buffer.from(
      body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ),
  '7bit': body => Buffer.from(body),
}

/** The parts of a message, decoded. */
const partsOf = (source: string): string[] => {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const decode = decoders[/^Content-Transfer-Encoding: (\S+)/m.exec(head)?.[1] ?? ''] ?? Buffer.from
      return decode(body.join('\r\n\r\n')).toString('utf8').replaceAll('\r\n', '\n')
    })
}

describe('the outbox', () => {
  test('sends at once after the commit, and erases what was said', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    work(portal, 60_000)
    await send(portal, 'huda@example.org')
    await soon(() => expect(peer.received).toHaveLength(1))
    const [mail] = peer.received
    expect(mail?.to).toBe('huda@example.org')
    expect(mail?.source).toMatch(/^Subject: Your verification code\r$/m)
    expect(mail?.source).toMatch(/^From: Portal <portal@example\.org>\r$/m)
    expect(mail?.source).toMatch(/^Your verification code is:\r\n\r\n123456\r$/m)
    await soon(async () => expect((await rows(portal))[0]).toMatchObject({ state: 'sent', content: null, html: null }))
    expect((await rows(portal))[0].sent_at).toBeInstanceOf(Date)
  })

  test('sends nothing of a transaction that is undone', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    work(portal)
    await expect(
      transaction(portal.database, async db => {
        await sendMessage(
          { db, services: portal.services, afterCommit: () => undefined },
          { email: 'a@example.org', language: 'en' },
          'reset',
          { code: '1', minutes: 10 },
        )
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await send(portal, 'b@example.org')
    await soon(() => expect(peer.received.map(({ to }) => to)).toEqual(['b@example.org']))
  })

  test('carries Arabic whole', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    work(portal)
    await send(portal, 'huda@example.org', 'ar')
    await soon(() => expect(peer.received).toHaveLength(1))
    const source = peer.received[0]?.source ?? ''
    expect(source).toMatch(/^Content-Language: ar\r$/m)
    expect(source).toMatch(/^Content-Type: multipart\/alternative;/m)
    const [plain = '', html = ''] = partsOf(source)
    expect(plain).toContain('رمز التحقق الخاص بك هو:\n\n123456\n\n')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('رمز التحقق الخاص بك هو:')
    expect(html).toMatch(/<div dir="ltr"[^>]*>123456<\/div>/)
  })

  test('two workers send each message once', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    for (let at = 0; at < 40; at++) await send(portal, `p${at}@example.org`)
    work(portal, 5)
    work(portal, 5)
    await soon(async () => expect((await rows(portal)).every(({ state }) => state === 'sent')).toBe(true))
    const sent = peer.received.map(({ to }) => to).sort()
    expect(sent).toEqual(Array.from({ length: 40 }, (_, at) => `p${at}@example.org`).sort())
  })

  test('stops at once when there is nothing to do, and quickly when the server keeps silent', async () => {
    const peer = await startMailPeer({ onConnect: () => undefined })
    const portal = await portalWith(peer.url)
    const idle = startMail(portal.services)
    const start = performance.now()
    await idle.stop()
    expect(performance.now() - start).toBeLessThan(1000)
    const busy = startMail(portal.services)
    await send(portal, 'huda@example.org')
    await soon(async () => expect((await rows(portal))[0].tries).toBe(1))
    await busy.stop()
    expect(performance.now() - start).toBeLessThan(12_000)
    expect((await rows(portal))[0]).toMatchObject({ state: 'waiting' })
  })
})

describe('the delivery log', () => {
  test('holds each try with its time and what the peer answered, until the last one', async () => {
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

describe('a message to many', () => {
  const written = { title: 'Hall changed', content: 'Dear {{all}},\n\nthe <b>hall</b> has changed.' }

  test('has a result for each person, shows its progress to its sender, and lets a code go first', async () => {
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
      counts: { waiting: 2, sent: 0, failed: 1, kept: 0 },
    })
    const [first] = await takeDue(portal.database, 1)
    expect(first?.recipient).toBe('code@example.org')
    work(portal)
    await soon(async () =>
      expect((await portal.call('GET', `/mailings/${id}`, { as })).body.data.counts).toEqual({
        waiting: 0,
        sent: 1,
        failed: 2,
        kept: 0,
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

  test("is nobody else's to read, goes to each person once, and to a thousand at most", async () => {
    const portal = await portalWith()
    const as = await staffWith(portal, 'users.send_emails')
    const huda = { userId: randomUUID(), email: 'huda@example.org', language: 'en' }
    const id = await queue(portal, as, written, [huda, huda])
    expect((await portal.call('GET', `/mailings/${id}`, { as })).body.data).toMatchObject({ total: 1 })
    expect(await rows(portal)).toHaveLength(1)
    const other = await staffWith(portal, 'users.send_emails')
    expect((await portal.call('GET', `/mailings/${id}`, { as: other })).status).toBe(404)
    expect((await portal.call('GET', `/mailings/${id}/recipients`, { as: other })).status).toBe(404)
    const many = Array.from({ length: 1001 }, () => ({ ...huda, userId: randomUUID() }))
    await expect(queue(portal, as, written, many)).rejects.toMatchObject({ code: 'invalid' })
    expect(await rows(portal)).toHaveLength(1)
  })
})

describe('without SMTP', () => {
  test('a message is shown as mail programs do, in a document that runs and fetches nothing', async () => {
    const portal = await portalWith()
    await send(portal, 'huda@example.org', 'ar')
    const [row] = await rows(portal)
    const as = await portal.person('sysadmin')
    const { status, headers, body } = await portal.call('GET', `/emails/${row.id}/preview`, { as })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox")
    expect(body).toContain('123456')
    for (const [who, expected] of [
      [undefined, 401],
      [await portal.person('project_director'), 403],
    ] as const)
      expect((await portal.call('GET', `/emails/${row.id}/preview`, { as: who })).status).toBe(expected)
    expect((await portal.call('GET', '/emails/none/preview', { as })).status).toBe(404)
    await portal.database.pool.query(`UPDATE emails SET state = 'failed'`)
    expect((await portal.call('GET', `/emails/${row.id}/preview`, { as })).status).toBe(404)
  })

  test('messages are kept for sysadmin, who alone reads them', async () => {
    const portal = await portalWith()
    await send(portal, 'huda@example.org')
    const [row] = await rows(portal)
    expect(row).toMatchObject({ state: 'kept', tries: 0 })
    const as = await portal.person('sysadmin')
    const { body } = await portal.call('GET', `/emails/${row.id}`, { as })
    expect(body.data).toMatchObject({ to: 'huda@example.org', state: 'kept' })
    expect(body.data.content).toContain('123456')
    expect(
      (await portal.call('GET', `/emails/${row.id}`, { as: await portal.person('project_director') })).status,
    ).toBe(403)
  })

  test('what waited for a server that is no longer set is kept too', async () => {
    const portal = await portalWith()
    await send(portal, 'huda@example.org')
    await portal.database.pool.query(`UPDATE emails SET state = 'waiting'`)
    work(portal)
    await soon(async () => expect((await rows(portal))[0].state).toBe('kept'))
  })
})

describe('with SMTP', () => {
  test('nobody reads a message in the portal, and kept ones are not sent', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    await send(portal, 'huda@example.org')
    await portal.database.pool.query(`UPDATE emails SET state = 'kept'`)
    work(portal)
    const [row] = await rows(portal)
    const { body } = await portal.call('GET', `/emails/${row.id}`, { as: await portal.person('sysadmin') })
    expect(body.data).toMatchObject({ state: 'kept', content: null })
    await send(portal, 'omar@example.org')
    await soon(() => expect(peer.received.map(({ to }) => to)).toEqual(['omar@example.org']))
  })
})
