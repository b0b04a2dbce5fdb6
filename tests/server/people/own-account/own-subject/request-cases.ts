import type { RequestKind } from '@portal/contract/requests/request-records'
import type { Answer, Person, Portal } from '../../../support/portal.ts'
import { take } from '../../../support/requests/bought.ts'
import {
  addRequest,
  aProjectLine,
  employmentDraft,
  fivePeople,
  requestDraft,
  sign,
  signAll,
} from '../../../support/requests/requests.ts'

/** A request about an account, purchase, employment, or complaint that people may not send about themselves. */
export interface OtherCase {
  readonly endpoint: string
  /** Sends it about the person, after preparing what it needs. */
  readonly send: (portal: Portal, as: Person) => Promise<Answer>
  /** Who sends it. By default a system administrator, who passes every check of privileges. */
  readonly by?: (portal: Portal) => Promise<Person>
}

/** A person's own request with this many signatures, and the people who sign it. */
const ownRequest = async (portal: Portal, as: Person, kind: RequestKind, signed: number) => {
  const people = { ...(await fivePeople(portal)), requester: as }
  const line = await aProjectLine(portal, { price_minor: 1_000_000 })
  const draft = kind === 'purchase_requests' ? requestDraft(people, line) : employmentDraft(people, line)
  const request = { ...(await addRequest(portal, as, draft, kind)), kind }
  await signAll(portal, request, people, signed)
  return { request, people, line }
}

/** A person's own request that was bought and delivered, or filled. */
export const ownPaid = async (portal: Portal, as: Person, kind: RequestKind) => {
  const { request, people, line } = await ownRequest(portal, as, kind, 5)
  await take(portal, request, 'buy', people.procurement)
  if (kind === 'purchase_requests')
    await take(portal, request, 'receipts', as, { items: [{ position: 0, quantity: 4 }] })
  const invoice = {
    ...{ item_id: line.id, request_item_id: request.items[0].id },
    ...{ date: '2026-01-31', description: 'Invoice', reason: 'As agreed', amount_minor: 1000 },
  }
  return { request, invoice }
}

const ofKind = (kind: RequestKind): readonly OtherCase[] => [
  {
    endpoint: `POST /${kind}/:id/signatures`,
    send: async (portal, as) => sign(portal, (await ownRequest(portal, as, kind, 2)).request, as, 'budget_holder'),
  },
  {
    endpoint: `POST /${kind}/:id/resume`,
    send: async (portal, as) => {
      const { request, people } = await ownRequest(portal, as, kind, 1)
      await take(portal, request, 'hold', people.procurement)
      return take(portal, request, 'resume', as)
    },
  },
  {
    endpoint: `POST /${kind}/:id/buy`,
    send: async (portal, as) => take(portal, (await ownRequest(portal, as, kind, 5)).request, 'buy', as),
  },
  {
    endpoint: `POST /${kind}/:id/cancel`,
    send: async (portal, as) => {
      const { request, people } = await ownRequest(portal, as, kind, 5)
      await take(portal, request, 'buy', people.procurement)
      return take(portal, request, 'cancel', as)
    },
  },
  {
    endpoint: `POST /${kind}/:id/complete`,
    send: async (portal, as) => take(portal, (await ownPaid(portal, as, kind)).request, 'complete', as),
  },
  {
    endpoint: `POST /${kind}/:id/reopen`,
    send: async (portal, as) => {
      const { request } = await ownPaid(portal, as, kind)
      await take(portal, request, 'complete', await portal.person('sysadmin'))
      return take(portal, request, 'reopen', as)
    },
  },
]

/** Posts an invoice of a person's own request as somebody else, then acts on it as the requester. */
const ofInvoice = (
  endpoint: string,
  send: (
    call: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) => Promise<Answer>,
    given: { readonly id: string; readonly invoice: object; readonly other: typeof call },
  ) => Promise<Answer>,
  { path = '/expenses', more = {} }: { path?: string; more?: object } = {},
): OtherCase => ({
  endpoint,
  send: async (portal, as) => {
    const clerk = await portal.person('sysadmin')
    const callAs =
      (person: Person): Parameters<typeof send>[0] =>
      (method, to, body) =>
        portal.call(method, to, { as: person, body })
    const { invoice } = await ownPaid(portal, as, 'purchase_requests')
    const posted = await callAs(clerk)('POST', path, { ...invoice, ...more })
    return send(callAs(as), { id: posted.body.data.id, invoice: { ...invoice, ...more }, other: callAs(clerk) })
  },
})

const newTotal = { path: '/expenses/new_totals', more: { amount_minor: 50_000, explanation: 'Freight' } }

const invoices: readonly OtherCase[] = [
  ofInvoice('POST /expenses', (call, { invoice }) => call('POST', '/expenses', invoice)),
  ofInvoice('PATCH /expenses/:id', (call, { id, invoice }) =>
    call('PATCH', `/expenses/${id}`, { ...invoice, version: 1, amount_minor: 900 }),
  ),
  ofInvoice('DELETE /expenses/:id', (call, { id }) =>
    call('DELETE', `/expenses/${id}`, { version: 1, reason: 'Twice' }),
  ),
  ofInvoice('POST /expenses/:id/restore', async (call, { id, other }) => {
    await other('DELETE', `/expenses/${id}`, { version: 1, reason: 'Twice' })
    return call('POST', `/expenses/${id}/restore`, {})
  }),
  ofInvoice('POST /expenses/new_totals', (call, { invoice }) =>
    call('POST', '/expenses/new_totals', { ...invoice, ...newTotal.more }),
  ),
  ofInvoice(
    'POST /expenses/new_totals/:id/post',
    (call, { id }) => call('POST', `/expenses/new_totals/${id}/post`, {}),
    newTotal,
  ),
  ofInvoice(
    'DELETE /expenses/new_totals/:id',
    (call, { id }) => call('DELETE', `/expenses/new_totals/${id}`, {}),
    newTotal,
  ),
]

const shortClose: OtherCase = {
  endpoint: 'POST /purchase_requests/:id/short_close',
  send: async (portal, as) => {
    const { request, people } = await ownRequest(portal, as, 'purchase_requests', 5)
    await take(portal, request, 'buy', people.procurement)
    await take(portal, request, 'receipts', as, { items: [{ position: 0, quantity: 1 }] })
    return take(portal, request, 'short_close', as)
  },
}

/** Requests about purchases, employments, and their invoices that people may not send about their own. */
export const requestCases: readonly OtherCase[] = [
  ...ofKind('purchase_requests'),
  ...ofKind('employment_requests'),
  shortClose,
  ...invoices,
]
