import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startMailPeer } from '../../support/messages/mail-peer.ts'
import { hurry, portalWith, rows, send, soon, work } from '../../support/messages/outbox.ts'

describe('an email that is not accepted', () => {
  test('is retried with growing delays while the server is down, and sent afterwards', async () => {
    const gone = await startMailPeer()
    await gone.close()
    const portal = await portalWith(gone.url)
    work(portal)
    await send(portal, 'huda@example.org')
    const waits: number[] = []
    for (let tries = 1; tries <= 3; tries++) {
      await soon(async () => expect((await rows(portal))[0]).toMatchObject({ tries, last_error: 'ESOCKET' }))
      waits.push((await rows(portal))[0].wait.minutes ?? 0)
      if (tries < 3) await hurry(portal)
    }
    expect(waits).toEqual([0, 1, 7])
    const back = await startMailPeer({}, gone.port)
    await hurry(portal)
    await soon(() => expect(back.received).toHaveLength(1))
  })

  test('fails after six attempts, and a system administrator can retry it', async () => {
    const gone = await startMailPeer()
    await gone.close()
    const portal = await portalWith(gone.url)
    work(portal)
    await send(portal, 'huda@example.org')
    for (let tries = 1; tries <= 6; tries++) {
      await soon(async () => expect((await rows(portal))[0].last_error).not.toBeNull())
      if (tries < 6) {
        expect((await rows(portal))[0]).toMatchObject({ state: 'waiting', tries })
        await hurry(portal)
      }
    }
    const [failed] = await rows(portal)
    expect(failed).toMatchObject({ state: 'failed', tries: 6 })
    const back = await startMailPeer({}, gone.port)
    const as = await portal.person('sysadmin')
    expect((await portal.call('POST', `/emails/${failed.id}/retry`, { as })).body.data.state).toBe('waiting')
    await soon(() => expect(back.received).toHaveLength(1))
    await soon(async () => expect((await rows(portal))[0].state).toBe('sent'))
    expect((await portal.call('POST', `/emails/${failed.id}/retry`, { as })).body.code).toBe('transition_refused')
  })

  test('fails at once after a permanent rejection, and is retried after a temporary one', async () => {
    const peer = await startMailPeer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(Object.assign(new Error('no'), { responseCode: address.startsWith('never') ? 550 : 451 })),
    })
    const portal = await portalWith(peer.url)
    work(portal)
    await send(portal, 'never@example.org')
    await send(portal, 'later@example.org')
    await soon(async () =>
      expect((await rows(portal)).map(({ state, last_error }) => [state, last_error])).toEqual([
        ['failed', 'EENVELOPE 550'],
        ['waiting', 'EENVELOPE 451'],
      ]),
    )
  })

  test('is retried after a dropped connection, and never again once it was accepted', async () => {
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
      await soon(async () => expect((await rows(portal))[0]).toMatchObject({ state: 'waiting', tries }))
      await soon(async () => expect((await rows(portal))[0].last_error).toMatch(/^E/))
      await hurry(portal)
    }
    await soon(async () => expect((await rows(portal))[0].state).toBe('sent'))
    await hurry(portal)
    expect(taken).toEqual(['huda@example.org'])
  })
})
