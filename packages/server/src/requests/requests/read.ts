import { isOwn } from '@portal/contract/core/api/own-subject'
import type { RequestKind, RequestRecord } from '@portal/contract/requests/request-records'
import { listSignatures, type requestEndpoints } from '@portal/contract/requests/requests'
import { and, type SQL, sql } from 'drizzle-orm'
import { drawnFiguresOf } from '../../money/commitments/drawn-lines.ts'
import { usdRateOn } from '../../money/usd/rate-on.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import type { ListQuery } from '../../platform/http/lists/page.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { signaturesOf } from '../signatures/chain.ts'
import { allSigners, maySign } from '../signatures/signers.ts'
import { requestLines } from './items/lines.ts'
import { commitmentsOf, receiptsOf } from './items/receipt-store.ts'
import { splitsOf } from './items/splits.ts'
import { latestOf } from './latest.ts'
import { presentNewTotal } from './new-totals/present.ts'
import { newTotalsOf } from './new-totals/store.ts'
import { presentRequest, presentRequestRecord } from './present.ts'
import { mayInvoice } from './rules.ts'
import { actorsOf, missingOfficeOf, staffFor } from './signing/next-signers.ts'
import { principalsOf } from './signing/principals.ts'
import { waysToSign } from './signing/signing-rules.ts'
import { findRequest, pageOfRequests, requestEventsOf, requestItemsOf, revisionsOf } from './store.ts'
import { nextToSign } from './to-sign.ts'
import { isRequestVisible, isSignedBy, isWaitingFor } from './visible.ts'

export interface Which {
  readonly kind: RequestKind
  readonly id: string
}

const isKind = (kind: RequestKind) => sql`requests.kind = ${kind}`

/** Matches requests of this kind that the user sees. */
export const visibleOf = async (context: Context, kind: RequestKind): Promise<SQL | undefined> =>
  and(isKind(kind), isRequestVisible(context.user, await principalsOf(context)))

/** A request as the user sees it. Throws `not_found` if they can't see it. */
export const requestRecordOf = async (context: Context, { kind, id }: Which): Promise<RequestRecord> => {
  const { db, user, services } = context
  const principals = await principalsOf(context)
  const visible = isRequestVisible(user, principals)
  const row = orNotFound(await findRequest(db, id, and(isKind(kind), visible)))
  const signatures = await signaturesOf(db, id)
  const newTotal = (await newTotalsOf(db, id)).get(id)
  const request = nextToSign(row.request, signatures, newTotal)
  const staff = await staffFor(db, [request])
  return presentRequestRecord(user, row, {
    items: await requestItemsOf(db, id),
    figures: await drawnFiguresOf(db, id, services.settings),
    signatures,
    revisions: await revisionsOf(db, id),
    events: await requestEventsOf(db, id),
    receipts: await receiptsOf(db, id),
    newTotal: newTotal ? presentNewTotal(newTotal, mayInvoice(user, row.request)) : null,
    waits: newTotal?.row.decision === null,
    commitments: await commitmentsOf(db, id),
    splits: await splitsOf(db, row.request, visible),
    ways: waysToSign(user, principals, request),
    missingOffice: missingOfficeOf(staff.filter(maySign), request),
    nextSigners: await actorsOf(db, todayOf(services), request, staff),
    latest: (await latestOf(db, [id])).get(id) ?? null,
    now: services.now(),
  })
}

interface Filters extends ListQuery {
  readonly mine?: 'waiting' | 'signed' | 'own' | undefined
  readonly state?: string | undefined
  readonly project_id?: string | undefined
}

/** One page of the requests that the user sees and that meet the conditions. */
const listOf = async (
  context: Context,
  { mine, state, project_id, ...query }: Filters,
  conditions: readonly (SQL | undefined)[],
) => {
  const { db, user, services } = context
  const principals = await principalsOf(context)
  const where = [
    isRequestVisible(user, principals),
    mine === 'own' ? sql`requester_id = ${user.id}` : undefined,
    mine === 'signed' ? isSignedBy(user) : undefined,
    mine === 'waiting' ? isWaitingFor(user, principals) : undefined,
    state ? sql`state = ${state}` : undefined,
    project_id ? sql`project_id = ${project_id}` : undefined,
    ...conditions,
  ]
  const page = await pageOfRequests(db, where, query)
  const ids = page.data.map(({ request }) => request.id)
  const all = await signaturesOf(db, ...ids)
  const latest = await latestOf(db, ids)
  const newTotals = await newTotalsOf(db, ...ids)
  const ofRequests = Map.groupBy(all, ({ signature }) => signature.request_id)
  const found = page.data.map(row => {
    const signatures = ofRequests.get(row.request.id) ?? []
    const newTotal = newTotals.get(row.request.id)
    const waits = newTotal?.row.decision === null
    return { row, signatures, waits, request: nextToSign(row.request, signatures, newTotal) }
  })
  const staff = await staffFor(
    db,
    found.map(({ request }) => request),
  )
  const signers = staff.filter(maySign)
  const data = found.map(({ row, signatures, waits, request }) =>
    presentRequest(user, row, {
      waits,
      signatures,
      ways: waysToSign(user, principals, request),
      missingOffice: missingOfficeOf(signers, request),
      latest: latest.get(row.request.id) ?? null,
      now: services.now(),
    }),
  )
  return { ...page, data }
}

/** Requests of all kinds that a person is to sign, or has signed. */
export const listSignaturesRoute = handle(listSignatures, ({ kind, ...query }, context) =>
  listOf(context, query, [kind && isKind(kind)]),
)

/** Lists and single requests of one kind, and the choices for a new one. */
export const requestReadRoutes = (
  kind: RequestKind,
  { list, read, lines, managers }: Pick<ReturnType<typeof requestEndpoints>, 'list' | 'read' | 'lines' | 'managers'>,
) => [
  handle(list, ({ type, ...query }, context) =>
    listOf(context, query, [isKind(kind), type ? sql`type = ${type}` : undefined]),
  ),

  handle(read, async ({ id }, context) => ({ data: await requestRecordOf(context, { kind, id }) })),

  handle(lines, async ({ currency, ...which }, { db, user, services }) => ({
    data: {
      usd_rate: (await usdRateOn(db, currency, todayOf(services)))?.rate ?? null,
      lines: [...(await requestLines(db, user, { currency, ...which }))],
    },
  })),

  handle(managers, async (_, { db, user }) => ({
    data: (await allSigners(db)).filter(({ id }) => !isOwn(user, id)),
  })),
]
