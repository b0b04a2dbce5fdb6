import { describe, expect, test } from 'vitest'
import { sendDigests } from '../../../../../packages/server/src/messages/notices/jobs.ts'
import { remindOfRequests } from '../../../../../packages/server/src/requests/requests/steps/jobs.ts'
import { partsOf } from '../../../support/messages/mail-parts.ts'
import { startMailPeer } from '../../../support/messages/mail-peer.ts'
import { portalWith, restartedWith, soon, work } from '../../../support/messages/outbox.ts'
import { staffWith } from '../../../support/people/holders.ts'
import type { Person, Portal } from '../../../support/portal.ts'
import { delegated, delegatorWith } from '../../../support/requests/delegations.ts'
import {
  addRequest,
  aProjectLine,
  employmentDraft,
  fivePeople,
  type People,
  requestDraft,
  sign,
  signAll,
  signersOf,
} from '../../../support/requests/requests.ts'

/** Opens a portal with a mail server and five people, and reads the text that each of them received. */
const useMail = async () => {
  const peer = await startMailPeer()
  const portal = await portalWith(peer.url)
  work(portal)
  const mailsTo = ({ email }: Person) =>
    peer.received
      .filter(({ to }) => to === email)
      .map(({ source }) => (partsOf(source)[0] ?? '').replace(/[\u2068\u2069]/g, ''))
  /** Resolves when every queued mail has arrived or was withdrawn. */
  const sent = () =>
    soon(async () => {
      const { rows } = await portal.database.pool.query(`SELECT FROM emails WHERE state NOT IN ('sent', 'expired')`)
      expect(rows).toEqual([])
    })
  return { portal, mailsTo, sent, people: await fivePeople(portal) }
}

const readsIn = (portal: Portal, language: string, { id }: Person) =>
  portal.database.pool.query('UPDATE users SET language = $1 WHERE id = $2', [language, id])

const aRequest = async (portal: Portal, people: People, given: object = {}) => {
  const line = await aProjectLine(portal, { price_minor: 100_000_000 })
  return addRequest(portal, people.requester, requestDraft(people, line, given))
}

describe('mails about the next step of a request', () => {
  test('go to each signer in turn, in their language, with the facts and a link', async () => {
    const { portal, people, mailsTo, sent } = await useMail()
    const { requester, manager, holder, procurement, accountant } = people
    await readsIn(portal, 'ar', holder)
    const request = await aRequest(portal, people)
    await signAll(portal, request, people, 1)
    await sent()
    const [first, ...more] = mailsTo(manager)
    expect(more).toEqual([])
    for (const fact of [
      'Kind: Purchase request',
      'Description: Chairs for the training room',
      `Project: ${request.project.code} ${request.project.name}`,
      'Total in USD: 100.00',
      'Waiting for: Direct manager',
      `/staff/purchase_requests/${request.id}`,
    ])
      expect(first).toContain(fact)
    expect(first).not.toContain('Days waiting')
    for (const [role, as] of signersOf(people).slice(1)) {
      await sign(portal, request, as, role)
      await sent()
    }
    expect(mailsTo(requester)).toEqual([])
    expect(mailsTo(holder)[0]).toMatch(
      /نوع الطلب: طلب شراء[\s\S]*الإجمالي بالدولار: 100\.00[\s\S]*بانتظار: صاحب الميزانية/,
    )
    const waits = mailsTo(procurement).map(mail => /Waiting for: (.*)/.exec(mail)?.[1])
    expect(waits).toEqual(['Procurement department', 'the purchase'])
    expect(mailsTo(accountant)).toHaveLength(1)
  })

  test('go to the delegate too and name the delegator, but not to people who switched them off', async () => {
    const { portal, people, mailsTo, sent } = await useMail()
    const accountant = await delegatorWith(portal, 'accounting_officer_syria')
    const delegate = await staffWith(portal, 'signatures.sign')
    await delegated(portal, accountant, delegate, [0, 1])
    const off = { off: ['request_to_sign'], digest: 'none' }
    await portal.call('PATCH', '/notices/settings', { as: people.accountant, body: off })
    const line = await aProjectLine(portal)
    const request = await addRequest(portal, people.requester, employmentDraft(people, line), 'employment_requests')
    await signAll(portal, request, people, 4)
    await sent()
    const [mail] = mailsTo(delegate)
    const { body } = await portal.call('GET', '/user', { as: accountant })
    expect(mail).toContain(`Waiting for: Accounting department, for ${body.data.full_name_en}`)
    expect(mail).toContain('Kind: Employment request')
    expect(mailsTo(accountant)[0]).toContain('Waiting for: Accounting department\n')
    expect(mailsTo(people.accountant)).toEqual([])
  })

  test('include a reminder after some days, and aren’t repeated by the digest', async () => {
    const { portal, people, mailsTo, sent } = await useMail()
    const { manager } = people
    await portal.call('PATCH', '/notices/settings', { as: manager, body: { off: [], digest: 'daily' } })
    await signAll(portal, await aRequest(portal, people), people, 1)
    // The first mail must arrive before the reminder, because mails sent together arrive in any order.
    await sent()
    const { services } = portal
    const later = new Date(services.now().getTime() + 3.1 * 86_400_000)
    await remindOfRequests({ ...services, now: () => later })
    await sendDigests(services)
    await sent()
    expect(mailsTo(manager).map(mail => /Days waiting: (\d+)/.exec(mail)?.[1])).toEqual([undefined, '3'])
  })

  test('don’t go to people who acted before the mail server was set', async () => {
    const portal = await portalWith()
    const people = await fivePeople(portal)
    const request = await aRequest(portal, people)
    await signAll(portal, request, people, 3)
    const peer = await startMailPeer()
    work(restartedWith(portal, peer.url))
    await soon(() => expect(peer.received.map(({ to }) => to)).toEqual([people.procurement.email]))
    const { rows } = await portal.database.pool.query(
      'SELECT recipient, state, content IS NULL AS is_empty FROM emails ORDER BY created_at, recipient',
    )
    expect(rows.filter(({ state }) => state === 'expired').map(({ recipient }) => recipient)).toEqual([
      people.manager.email,
      people.holder.email,
    ])
    expect(rows.every(({ is_empty }) => is_empty)).toBe(true)
  })

  test('go to people who give privileges if nobody can sign', async () => {
    const { portal, people, mailsTo, sent } = await useMail()
    const giver = await staffWith(portal, 'users.control_profiles')
    await readsIn(portal, 'ar', giver)
    const request = await aRequest(portal, people, { location: 'turkey' })
    await signAll(portal, request, people, 3)
    await sent()
    expect(mailsTo(giver)[0]).toContain('الناقص: مسؤول مشتريات لتركيا')
  })

  test('tell the requester of a rejection with its reason, and of a purchase to receive', async () => {
    const { portal, people, mailsTo, sent } = await useMail()
    const { requester, manager, procurement } = people
    const rejected = await aRequest(portal, people)
    await signAll(portal, rejected, people, 1)
    await sign(portal, rejected, manager, 'direct_manager', { decision: 'reject', reason: 'Too dear' })
    await sent()
    expect(mailsTo(requester)).toHaveLength(1)
    for (const fact of ['Reason: Too dear', `/staff/purchase_requests/${rejected.id}`])
      expect(mailsTo(requester)[0]).toContain(fact)
    await readsIn(portal, 'ar', requester)
    const { id, version } = await signAll(portal, await aRequest(portal, people), people)
    await portal.call('POST', `/purchase_requests/${id}/buy`, { as: procurement, body: { version } })
    await sent()
    expect(mailsTo(requester)[1]).toMatch(/سجّل ما وصل منه[\s\S]*نوع الطلب: طلب شراء/)
  })
})
