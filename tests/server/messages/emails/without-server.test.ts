import { describe, expect, test } from 'vitest'
import { partsOf } from '../../support/messages/mail-parts.ts'
import { type MailPeer, startMailPeer } from '../../support/messages/mail-peer.ts'
import { portalWith, queue, restartedWith, rows, send, soon, work } from '../../support/messages/outbox.ts'
import { staffWith } from '../../support/people/holders.ts'
import { personDraft } from '../../support/people/people.ts'
import { PASSWORD, type Portal } from '../../support/portal.ts'

const DAY = 24 * 60 * 60

/** States of all emails, oldest first. */
const states = async (portal: Portal) => (await rows(portal)).map(({ state }) => state)

const invite = async (portal: Portal) => {
  const as = await portal.person('sysadmin')
  const { body } = await portal.call('POST', '/users', { as, body: personDraft() })
  return { as, user: body.data }
}

/** The code in the only invitation that a mail server received. */
const invitationIn = async ({ received }: MailPeer): Promise<string> => {
  await soon(() => expect(received).toHaveLength(1))
  const [text = ''] = partsOf(received[0]?.source ?? '')
  return /#invitation=([A-Z2-9]{12})\b/.exec(text)?.[1] ?? ''
}

const setPassword = (portal: Portal, email: string, code: string) =>
  portal.call('POST', '/password/reset', { body: { email, code, password: PASSWORD } })

const refreshed = async (portal: Portal, { as, user }: Awaited<ReturnType<typeof invite>>) =>
  (await portal.call('GET', `/users/${user.id}`, { as })).body.data

describe('mail written without a mail server', () => {
  test('is sent once a server is set, for invitations and mailings', async () => {
    const portal = await portalWith()
    const { as, user } = await invite(portal)
    expect(user.code_mail).toBe('kept')
    const reader = { userId: user.id, email: 'huda@example.org', language: 'ar' }
    const mailing = await queue(portal, as, { title: 'Hall', content: 'Hall 2.' }, [reader])
    const counts = async () => (await portal.call('GET', `/mailings/${mailing}`, { as })).body.data.counts
    expect(await counts()).toMatchObject({ kept: 1, sent: 0 })
    const peer = await startMailPeer()
    work(restartedWith(portal, peer.url))
    await soon(async () => expect(await states(portal)).toEqual(['sent', 'sent']))
    expect(peer.received.map(({ to }) => to).sort()).toEqual(['huda@example.org', user.email].sort())
    expect(await counts()).toMatchObject({ kept: 0, sent: 1 })
    expect((await refreshed(portal, { as, user })).code_mail).toBe('sent')
  })

  test('is sent once when several replicas have the server', async () => {
    const portal = await portalWith()
    const peer = await startMailPeer()
    work(portal, 5)
    work(restartedWith(portal, peer.url), 5)
    work(restartedWith(portal, peer.url), 5)
    for (let at = 0; at < 20; at++) await send(portal, `p${at}@example.org`)
    await soon(async () => expect(new Set(await states(portal))).toEqual(new Set(['sent'])))
    expect(new Set(peer.received.map(({ to }) => to)).size).toBe(20)
    expect(peer.received).toHaveLength(20)
  })

  test('contains a fresh link if an invitation is older than its validity', async () => {
    const portal = await portalWith()
    const { user } = await invite(portal)
    portal.pass(40 * DAY)
    const peer = await startMailPeer()
    work(restartedWith(portal, peer.url))
    expect((await setPassword(portal, user.email, await invitationIn(peer))).status).toBe(200)
  })

  test('is renewed while it is unsent, so that the stored invitation stays valid', async () => {
    const portal = await portalWith()
    const { user } = await invite(portal)
    const [{ content: first }] = await rows(portal)
    portal.pass(15 * DAY)
    work(portal)
    await soon(async () => expect((await rows(portal))[0].content).not.toBe(first))
    const [{ state, content }] = await rows(portal)
    expect(state).toBe('kept')
    const code = /#invitation=([A-Z2-9]{12})\b/.exec(content)?.[1] ?? ''
    expect((await setPassword(portal, user.email, code)).status).toBe(200)
  })

  test('is sent once to a person who was invited twice, with the valid link', async () => {
    const portal = await portalWith()
    const { as, user } = await invite(portal)
    portal.pass(31)
    const again = await portal.call('POST', '/users/resend_verification', { as, body: { ids: [user.id] } })
    expect(again.body.data).toEqual([{ id: user.id, code: null, mail: 'kept' }])
    expect(await states(portal)).toEqual(['expired', 'kept'])
    const peer = await startMailPeer()
    work(restartedWith(portal, peer.url))
    const code = await invitationIn(peer)
    await soon(async () => expect(await states(portal)).toEqual(['expired', 'sent']))
    expect((await setPassword(portal, user.email, code)).status).toBe(200)
  })

  test.each([
    ['set a password in another way', "password_hash = 'x'"],
    ['was deactivated', 'active = false'],
    ['changed their email address', "email = 'other@people.test'"],
  ])('is not sent after the person %s', async (_, change) => {
    const portal = await portalWith()
    const { user } = await invite(portal)
    await portal.database.pool.query(`UPDATE users SET ${change} WHERE id = $1`, [user.id])
    portal.pass(15 * DAY)
    const peer = await startMailPeer()
    work(restartedWith(portal, peer.url))
    await soon(async () => expect(await states(portal)).toEqual(['expired']))
    expect((await rows(portal))[0]).toMatchObject({ content: null, html: null })
    expect(peer.received).toEqual([])
  })

  test('expires if its code is too old, replaced or used', async () => {
    const portal = await portalWith()
    const person = await portal.person('staff')
    const forgot = () => portal.call('POST', '/password/forgot', { body: { email: person.email } })
    await forgot()
    portal.pass(31)
    await forgot()
    expect(await states(portal)).toEqual(['expired', 'kept'])
    const code = /\b\d{6}\b/.exec((await rows(portal))[1].content)?.[0] ?? ''
    expect((await setPassword(portal, person.email, code)).status).toBe(200)
    portal.pass(31)
    await forgot()
    portal.pass(601)
    const peer = await startMailPeer()
    work(restartedWith(portal, peer.url))
    // The notice about the changed password is still sent.
    await soon(async () => expect(await states(portal)).toEqual(['expired', 'expired', 'sent', 'expired']))
    expect(peer.received).toHaveLength(1)
  })

  test('expires if it is too old, also after failed attempts to send it', async () => {
    const gone = await startMailPeer()
    await gone.close()
    const portal = await portalWith(gone.url)
    const worker = work(portal)
    await send(portal, 'huda@example.org')
    await soon(async () => expect((await rows(portal))[0].last_error).toBe('ESOCKET'))
    await worker.stop()
    portal.pass(601)
    const peer = await startMailPeer()
    await portal.database.pool.query('UPDATE emails SET next_try_at = now()')
    work(restartedWith(portal, peer.url))
    await soon(async () => expect(await states(portal)).toEqual(['expired']))
    expect(peer.received).toEqual([])
  })
})

describe('a response', () => {
  const edit = async (portal: Portal) => {
    const as = await staffWith(portal, 'users.edit')
    const person = await portal.person('user')
    const body = { ...personDraft(), version: 1 }
    return portal.call('PATCH', `/users/${person.id}`, { as, body })
  }

  test('to staff has a header when its mail is unsent because no server is set', async () => {
    const answer = await edit(await portalWith())
    expect([answer.status, answer.headers['portal-mail']]).toEqual([200, 'waits'])
    const other = await edit(await portalWith('smtp://127.0.0.1:1'))
    expect([other.status, other.headers['portal-mail']]).toEqual([200, undefined])
  })

  test('to a guest or about one’s own address does not reveal whether mail was written', async () => {
    const portal = await portalWith()
    const known = await portal.person('staff')
    const answers = []
    for (const email of [known.email, 'nobody@example.org']) {
      const body = { email, current_password: PASSWORD }
      answers.push(await portal.call('POST', '/password/forgot', { body: { email } }))
      answers.push(await portal.call('POST', '/account/email', { as: await portal.person('staff'), body }))
    }
    expect(answers.map(({ status, headers }) => [status, headers['portal-mail']])).toEqual(
      answers.map(() => [200, undefined]),
    )
    expect((await rows(portal)).length).toBeGreaterThan(0)
  })
})
