import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sendMessage } from '../../../packages/server/src/emails/messages.ts'
import { transaction } from '../../../packages/server/src/platform/database/index.ts'
import { startMail } from '../../../packages/server/src/platform/mail/worker.ts'
import { startMailPeer } from '../support/mail-peer.ts'
import { openPortal, type Portal } from '../support/portal.ts'

const portalWith = async (SMTP_URL?: string): Promise<Portal> => {
  const portal = await openPortal(SMTP_URL ? { SMTP_URL, MAIL_FROM: 'Portal <portal@example.org>' } : {})
  onTestFinished(portal.close)
  return portal
}

const work = ({ services }: Portal, lookEvery = 50) => {
  const worker = startMail(services, lookEvery)
  onTestFinished(worker.stop)
  return worker
}

const send = async ({ services, database }: Portal, to: string, language = 'en') => {
  const after: (() => void)[] = []
  await transaction(database, db =>
    sendMessage({ db, services, afterCommit: run => after.push(run) }, { email: to, language }, 'verify', {
      code: '123456',
      minutes: 10,
    }),
  )
  for (const run of after) run()
}

const rows = async ({ database }: Portal) =>
  (await database.pool.query('SELECT *, next_try_at - now() AS wait FROM emails ORDER BY created_at, id')).rows

const hurry = ({ database }: Portal) => database.pool.query('UPDATE emails SET next_try_at = now()')

describe('the outbox', () => {
  test('sends at once after the commit, and erases what was said', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    work(portal, 60_000)
    await send(portal, 'huda@example.org')
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), { timeout: 2000 })
    const [mail] = peer.received
    expect(mail?.to).toBe('huda@example.org')
    expect(mail?.source).toMatch(/^Subject: Your verification code\r$/m)
    expect(mail?.source).toMatch(/^From: Portal <portal@example\.org>\r$/m)
    expect(mail?.source).toContain('Your verification code is 123456.')
    await vi.waitFor(async () => expect((await rows(portal))[0]).toMatchObject({ state: 'sent', content: null }))
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
    await vi.waitFor(() => expect(peer.received.map(({ to }) => to)).toEqual(['b@example.org']))
  })

  test('carries Arabic whole', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    work(portal)
    await send(portal, 'huda@example.org', 'ar')
    await vi.waitFor(() => expect(peer.received).toHaveLength(1))
    const source = peer.received[0]?.source ?? ''
    expect(source).toMatch(/^Content-Language: ar\r$/m)
    const [, body = ''] = source.split('\r\n\r\n')
    const encoding = /^Content-Transfer-Encoding: (\S+)\r$/m.exec(source)?.[1]
    expect(encoding).toBe('base64')
    expect(Buffer.from(body, 'base64').toString('utf8')).toContain('رمز التحقق الخاص بك هو 123456.')
  })

  test('two workers send each message once', async () => {
    const peer = await startMailPeer()
    const portal = await portalWith(peer.url)
    for (let at = 0; at < 40; at++) await send(portal, `p${at}@example.org`)
    work(portal, 5)
    work(portal, 5)
    await vi.waitFor(async () => expect((await rows(portal)).every(({ state }) => state === 'sent')).toBe(true), {
      timeout: 10_000,
    })
    const sent = peer.received.map(({ to }) => to).sort()
    expect(sent).toEqual(Array.from({ length: 40 }, (_, at) => `p${at}@example.org`).sort())
  })

  test('waits for a server that is down, longer each time, and sends when it is back', async () => {
    const gone = await startMailPeer()
    await gone.close()
    const portal = await portalWith(gone.url)
    work(portal)
    await send(portal, 'huda@example.org')
    const waits: number[] = []
    for (let tries = 1; tries <= 3; tries++) {
      await vi.waitFor(async () => expect((await rows(portal))[0]).toMatchObject({ tries, last_error: 'ESOCKET' }))
      waits.push((await rows(portal))[0].wait.minutes ?? 0)
      if (tries < 3) await hurry(portal)
    }
    expect(waits).toEqual([0, 1, 7])
    const back = await startMailPeer({}, gone.port)
    await hurry(portal)
    await vi.waitFor(() => expect(back.received).toHaveLength(1))
  })

  test('gives up after six tries, and sysadmin can have it tried again', async () => {
    const gone = await startMailPeer()
    await gone.close()
    const portal = await portalWith(gone.url)
    work(portal)
    await send(portal, 'huda@example.org')
    for (let tries = 1; tries <= 6; tries++) {
      await vi.waitFor(async () => expect((await rows(portal))[0].last_error).not.toBeNull())
      if (tries < 6) {
        expect((await rows(portal))[0]).toMatchObject({ state: 'waiting', tries })
        await portal.database.pool.query('UPDATE emails SET next_try_at = now(), last_error = NULL')
      }
    }
    const [failed] = await rows(portal)
    expect(failed).toMatchObject({ state: 'failed', tries: 6 })
    const back = await startMailPeer({}, gone.port)
    const as = await portal.person('sysadmin')
    expect((await portal.call('POST', `/emails/${failed.id}/retry`, { as })).body.data.state).toBe('waiting')
    await vi.waitFor(() => expect(back.received).toHaveLength(1))
    await vi.waitFor(async () => expect((await rows(portal))[0].state).toBe('sent'))
    expect((await portal.call('POST', `/emails/${failed.id}/retry`, { as })).body.code).toBe('transition_refused')
  })

  test('takes a refusal of this message as the last word, and one for now as a reason to wait', async () => {
    const peer = await startMailPeer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(Object.assign(new Error('no'), { responseCode: address.startsWith('never') ? 550 : 451 })),
    })
    const portal = await portalWith(peer.url)
    work(portal)
    await send(portal, 'never@example.org')
    await send(portal, 'later@example.org')
    await vi.waitFor(async () =>
      expect((await rows(portal)).map(({ state, last_error }) => [state, last_error])).toEqual([
        ['failed', 'EENVELOPE 550'],
        ['waiting', 'EENVELOPE 451'],
      ]),
    )
  })

  test('tries again when the connection is dropped in the middle, and once it was taken, never', async () => {
    let drops = 2
    const taken: string[] = []
    const sockets = new Set<Socket>()
    const peer = await startMailPeer({
      onData: (stream, session, callback) => {
        stream.resume()
        stream.on('end', () => {
          if (drops-- > 0) for (const socket of sockets) socket.destroy()
          else {
            taken.push(session.envelope.rcptTo[0]?.address ?? '')
            callback()
          }
        })
      },
    })
    peer.server.on('connection', socket => sockets.add(socket))
    const portal = await portalWith(peer.url)
    work(portal)
    await send(portal, 'huda@example.org')
    for (let tries = 1; tries <= 2; tries++) {
      await vi.waitFor(async () => expect((await rows(portal))[0]).toMatchObject({ state: 'waiting', tries }))
      await vi.waitFor(async () => expect((await rows(portal))[0].last_error).toMatch(/^E/))
      await portal.database.pool.query('UPDATE emails SET next_try_at = now(), last_error = NULL')
    }
    await vi.waitFor(async () => expect((await rows(portal))[0].state).toBe('sent'))
    await hurry(portal)
    expect(taken).toEqual(['huda@example.org'])
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
    await vi.waitFor(async () => expect((await rows(portal))[0].tries).toBe(1))
    await busy.stop()
    expect(performance.now() - start).toBeLessThan(12_000)
    expect((await rows(portal))[0]).toMatchObject({ state: 'waiting' })
  })
})

describe('without SMTP', () => {
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
    await vi.waitFor(async () => expect((await rows(portal))[0].state).toBe('kept'))
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
    await vi.waitFor(() => expect(peer.received.map(({ to }) => to)).toEqual(['omar@example.org']))
  })
})
