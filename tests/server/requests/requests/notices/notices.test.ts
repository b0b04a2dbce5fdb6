import { describe, expect, test } from 'vitest'
import { remindOfRequests } from '../../../../../packages/server/src/requests/requests/steps/jobs.ts'
import { staffWith } from '../../../support/people/holders.ts'
import { mailsTo } from '../../../support/people/people.ts'
import type { Person } from '../../../support/portal.ts'
import { delegated } from '../../../support/requests/delegations.ts'
import {
  addRequest,
  aProjectLine,
  employmentDraft,
  requestDraft,
  sign,
  signAll,
} from '../../../support/requests/requests.ts'
import { useSigning } from '../../../support/requests/signing.ts'

const { portal, people, signer, aRequest } = useSigning()

/** Kinds of the notices that a person received about a request, newest first. */
const noticesOf = async (as: Person, id: string): Promise<string[]> => {
  const { body } = await portal().call('GET', '/notices?limit=100', { as })
  const own = body.data.filter((one: Notice) => one.target?.id === id)
  return own.map(({ kind, details }: Notice) => (details.office ? `${kind} ${details.office}` : kind))
}

interface Notice {
  readonly kind: string
  readonly target: { readonly id: string } | null
  readonly details: { readonly office?: string }
}

describe('notices about the next signature', () => {
  test('go to each signer in turn, and to procurement after the last signature', async () => {
    const request = await aRequest(0)
    const { requester, manager, holder, procurement, accountant } = people()
    const all = () =>
      Promise.all([requester, manager, holder, procurement, accountant].map(as => noticesOf(as, request.id)))
    expect(await all()).toEqual([[], [], [], [], []])
    await signAll(portal(), request, people(), 2)
    expect(await all()).toEqual([[], [], ['request_to_sign'], [], []])
    await sign(portal(), request, holder, 'budget_holder')
    await sign(portal(), request, procurement, 'procurement_department')
    await sign(portal(), request, accountant, 'accounting_department')
    expect(await all()).toEqual([[], [], [], ['request_to_buy'], []])
  })

  test('go to the signer’s delegate too, also for an employment request', async () => {
    const delegate = await signer()
    const own = await signer('delegations.add', 'specials.accounting_officer_turkey', 'delegations.view_own')
    await delegated(portal(), own, delegate, [0, 1])
    const procurement = await signer('specials.procurement_officer_turkey')
    const line = await aProjectLine(portal())
    const draft = employmentDraft(people(), line, { location: 'turkey' })
    const request = await addRequest(portal(), people().requester, draft, 'employment_requests')
    await signAll(portal(), request, { ...people(), procurement }, 4)
    expect([await noticesOf(own, request.id), await noticesOf(delegate, request.id)]).toEqual([
      ['request_to_sign'],
      ['request_to_sign'],
    ])
    const bystander = await signer('specials.accounting_officer_syria')
    expect(await noticesOf(bystander, request.id)).toEqual([])
  })
})

describe('notices about a bought or rejected request', () => {
  const act = async (id: string, name: string, as: Person, body: object = {}) => {
    const { version } = (await portal().call('GET', `/purchase_requests/${id}`, { as: people().requester })).body.data
    const answer = await portal().call('POST', `/purchase_requests/${id}/${name}`, { as, body: { version, ...body } })
    expect(answer.status).toBe(200)
  }
  const aBoughtRequest = async () => {
    const request = await aRequest(5)
    await act(request.id, 'buy', people().procurement)
    return request
  }

  test('ask the requester and the operations officers to receive it, but nobody who signed for procurement', async () => {
    const operations = await signer('specials.operations_officer_syria')
    const elsewhere = await signer('specials.operations_officer_turkey')
    const root = await portal().person('sysadmin')
    const { id } = await aBoughtRequest()
    expect(await noticesOf(people().requester, id)).toEqual(['request_to_receive'])
    expect(await noticesOf(operations, id)).toEqual(['request_to_receive'])
    for (const other of [elsewhere, root]) expect(await noticesOf(other, id)).toEqual([])
    expect(await noticesOf(people().procurement, id)).not.toContain('request_to_receive')
  })

  test('ask the other department to confirm a cancellation', async () => {
    const { id } = await aBoughtRequest()
    const colleague = await signer('specials.procurement_officer_syria')
    await act(id, 'cancel', people().procurement, { reason: 'Sold out' })
    expect((await noticesOf(people().accountant, id))[0]).toBe('request_to_cancel')
    expect(await noticesOf(colleague, id)).toEqual([])
    await act(id, 'cancel', people().accountant, { reason: 'Agreed' })
    expect(await noticesOf(people().procurement, id)).not.toContain('request_to_cancel')
  })

  test('tell the requester of a rejection', async () => {
    const request = await aRequest(1)
    const given = { decision: 'reject', reason: 'Too dear' }
    await sign(portal(), request, people().manager, 'direct_manager', given)
    expect(await noticesOf(people().requester, request.id)).toEqual(['request_rejected'])
  })
})

describe('a request that nobody can sign', () => {
  const aStuckRequest = async () => {
    const line = await aProjectLine(portal())
    // The named manager's account is inactive, so nobody can sign as manager.
    const manager = await signer()
    const request = await addRequest(portal(), people().requester, requestDraft({ manager }, line))
    await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [manager.id])
    return request
  }

  test('is reported to people who give privileges, and shows its missing role in the list and the record', async () => {
    const giver = await staffWith(portal(), 'users.control_profiles', 'purchase_requests.view_all')
    const request = await aStuckRequest()
    expect(await noticesOf(giver, request.id)).toEqual([])
    await sign(portal(), request, people().requester, 'requested_by')
    expect(await noticesOf(giver, request.id)).toEqual(['request_stuck direct_manager'])
    const { body } = await portal().call('GET', '/purchase_requests?sort=-created_at&limit=1', { as: giver })
    expect(body.data[0]).toMatchObject({ id: request.id, missing_office: 'direct_manager' })
    const record = await portal().call('GET', `/purchase_requests/${request.id}`, { as: giver })
    expect(record.body.data.missing_office).toBe('direct_manager')
  })

  test('is mailed with a link to the request, or to the accounts for people who can’t open the request', async () => {
    const seeing = await staffWith(portal(), 'users.control_profiles', 'purchase_requests.view_all')
    const other = await staffWith(portal(), 'users.control_profiles')
    const request = await aStuckRequest()
    await sign(portal(), request, people().requester, 'requested_by')
    const path = `/purchase_requests/${request.id}`
    const opened = [await portal().call('GET', path, { as: seeing }), await portal().call('GET', path, { as: other })]
    expect(opened.map(({ status }) => status)).toEqual([200, 404])
    const [mail, elsewhere] = [await mailsTo(portal(), seeing.email), await mailsTo(portal(), other.email)]
    expect(mail[0]?.content).toContain(`/staff${path}`)
    expect(elsewhere[0]?.content).toContain('/staff/users')
    expect(elsewhere[0]?.content).not.toContain(path)
  })

  test('is reported again with the reminders', async () => {
    const giver = await staffWith(portal(), 'users.control_profiles')
    const request = await aStuckRequest()
    await sign(portal(), request, people().requester, 'requested_by')
    await remindAfter(3)
    expect(await noticesOf(giver, request.id)).toEqual(['request_stuck direct_manager', 'request_stuck direct_manager'])
    // The requester can name another manager.
    expect(await noticesOf(people().requester, request.id)).toEqual(['request_stuck direct_manager'])
  })
})

const remindAfter = (days: number, more: object = {}) => {
  const { services } = portal()
  const at = new Date(services.now().getTime() + days * 86_400_000)
  return remindOfRequests({ ...services, now: () => at, settings: { ...services.settings, ...more } })
}

describe('reminders', () => {
  test('are sent after the configured number of days, repeated at the same interval, and never if it is 0', async () => {
    const request = await aRequest(1)
    const { manager } = people()
    const first = await noticesOf(manager, request.id)
    await remindAfter(2)
    expect(await noticesOf(manager, request.id)).toEqual(first)
    await remindAfter(30, { SIGNATURE_REMINDER_DAYS: 0 })
    expect(await noticesOf(manager, request.id)).toEqual(first)
    await remindAfter(3.1)
    await remindAfter(3.2)
    expect(await noticesOf(manager, request.id)).toEqual(['request_reminder', ...first])
    await remindAfter(6.2)
    expect(await noticesOf(manager, request.id)).toEqual(['request_reminder', 'request_reminder', ...first])
  })

  test('are not sent for a request on hold, but go to a requester who hasn’t signed', async () => {
    const onHold = await aRequest(1)
    const officer = people().procurement
    const { version } = (await portal().call('GET', `/purchase_requests/${onHold.id}`, { as: officer })).body.data
    const body = { version, reason: 'Wait' }
    await portal().call('POST', `/purchase_requests/${onHold.id}/hold`, { as: officer, body })
    const open = await aRequest(0)
    await remindAfter(10)
    expect(await noticesOf(people().manager, onHold.id)).toEqual([])
    expect(await noticesOf(people().requester, open.id)).toEqual(['request_reminder'])
  })
})
