import { describe, expect, test } from 'vitest'
import { startMail } from '../../../../packages/server/src/integrations/smtp/worker.ts'
import { sendPasswordChanged } from '../../../../packages/server/src/messages/emails/messages.ts'
import { renewInvitations } from '../../../../packages/server/src/people/access/sign-up/renew-invitations.ts'
import { transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { partsOf } from '../../support/messages/mail-parts.ts'
import { startMailPeer } from '../../support/messages/mail-peer.ts'
import { portalWith, rows, send, soon, work } from '../../support/messages/outbox.ts'

describe('the mail queue', () => {
  test('sends an email right after the commit and then deletes its content', async () => {
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

  test('sends nothing after a rollback', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    work(portal)
    await expect(
      transaction(portal.database, async db => {
        const reader = { email: 'a@example.org', language: 'en' }
        await sendPasswordChanged({ db, services: portal.services, afterCommit: () => undefined }, reader)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await send(portal, 'b@example.org')
    await soon(() => expect(peer.received.map(({ to }) => to)).toEqual(['b@example.org']))
  })

  test('sends Arabic text intact, as plain text and HTML', async () => {
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

  test('sends each email once with two workers', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    for (let at = 0; at < 40; at++) await send(portal, `p${at}@example.org`)
    work(portal, 5)
    work(portal, 5)
    await soon(async () => expect((await rows(portal)).every(({ state }) => state === 'sent')).toBe(true))
    const sent = peer.received.map(({ to }) => to).sort()
    expect(sent).toEqual(Array.from({ length: 40 }, (_, at) => `p${at}@example.org`).sort())
  })

  test('stops at once when idle, and within seconds while the mail server does not respond', async () => {
    const peer = await startMailPeer({ onConnect: () => undefined })
    const portal = await portalWith(peer.url)
    const idle = startMail(portal.services, renewInvitations)
    const start = performance.now()
    await idle.stop()
    expect(performance.now() - start).toBeLessThan(1000)
    const busy = startMail(portal.services, renewInvitations)
    await send(portal, 'huda@example.org')
    await soon(async () => expect((await rows(portal))[0].tries).toBe(1))
    await busy.stop()
    expect(performance.now() - start).toBeLessThan(12_000)
    expect((await rows(portal))[0]).toMatchObject({ state: 'waiting' })
  })
})

describe('without SMTP', () => {
  test('an email is previewed for system administrators in a sandboxed document', async () => {
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

  test('emails are stored and can be read by system administrators only', async () => {
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

  test('waiting emails are kept until a server is set again', async () => {
    const portal = await portalWith()
    await send(portal, 'huda@example.org')
    await portal.database.pool.query(`UPDATE emails SET state = 'waiting'`)
    work(portal)
    await soon(async () => expect((await rows(portal))[0].state).toBe('kept'))
  })
})

describe('with SMTP', () => {
  test('the content of an email cannot be read in the portal, even if it was kept before', async () => {
    const portal = await portalWith('smtp://127.0.0.1:1')
    await send(portal, 'huda@example.org')
    await portal.database.pool.query(`UPDATE emails SET state = 'kept'`)
    const [row] = await rows(portal)
    const { body } = await portal.call('GET', `/emails/${row.id}`, { as: await portal.person('sysadmin') })
    expect(body.data).toMatchObject({ state: 'kept', content: null })
  })
})
