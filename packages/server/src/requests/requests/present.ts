import { isOwn } from '@portal/contract/core/api/own-subject'
import { exactDollars, type QuotedRate, quotedRateOf } from '@portal/contract/core/fields/money'
import { inHundredths, itemDollars } from '@portal/contract/requests/request-items'
import type { ListedRequest, RequestRecord } from '@portal/contract/requests/request-records'
import { type Office, tierFor } from '@portal/contract/requests/signatures'
import type { drawnFiguresOf } from '../../money/commitments/drawn-lines.ts'
import { presentName } from '../../people/accounts/names.ts'
import type { SignatureRow } from '../signatures/chain.ts'
import type { ReceiptRow } from './items/receipt-store.ts'
import { rightsOnRequest } from './rules.ts'
import type { NextActor } from './signing/next-signers.ts'
import type { Principal } from './signing/principals.ts'
import type { Attempt, Signer } from './signing/signing-rules.ts'
import type { FoundRequest, RequestEventRow, RequestItemRow, RevisionRow } from './store.ts'

/** Signatures of a request, and the ways in which the user can give the next one. */
export interface SigningState {
  readonly signatures: readonly SignatureRow[]
  readonly ways: readonly Attempt<Principal>[]
  /** The office that signs next, if nobody holds it. */
  readonly missingOffice: Office | null
  /** Whether an invoice is pending a new total. */
  readonly waits: boolean
  readonly latest: ListedRequest['latest']
  readonly now: Date
}

const DAY_MS = 86_400_000

/** Whole days that a request has been pending. */
export const daysSince = (since: Date, now: Date): number => Math.floor((now.getTime() - since.getTime()) / DAY_MS)

const presentPeople = ({ by, for: principal }: SignatureRow) => ({
  by: presentName(by),
  for: principal && presentName(principal),
})

/** When a request became pending. Null if nobody has to act, for example after the purchase. */
const waitingSince = ({ state, next_role, waiting_since }: FoundRequest['request'], waits: boolean): Date | null =>
  state === 'pending' || next_role !== null || waits ? waiting_since : null

/** A request with the user's rights on it. */
export const presentRequest = (
  user: Signer,
  { request, has_receipts, project, requester }: FoundRequest,
  { signatures, ways, missingOffice, waits, latest, now }: SigningState,
): ListedRequest => {
  const {
    project_id: _,
    direct_manager_id: __,
    notes: ___,
    content_hash: ____,
    usd_rate: _____,
    employment: ______,
    reminded_at: _______,
    per_usd: ________,
    ...fields
  } = request
  const since = waitingSince(request, waits)
  return {
    ...fields,
    project,
    requester: presentName(requester),
    waiting_since: since?.toISOString() ?? null,
    waiting_days: since && daysSince(since, now),
    missing_office: missingOffice,
    created_at: request.created_at.toISOString(),
    completed_at: request.completed_at?.toISOString() ?? null,
    to_sign: ways.map(({ role, principal }) => ({ role, for: principal })),
    own_signatures: signatures
      .filter(({ signature: { by_user, for_user } }) => isOwn(user, [by_user, for_user]))
      .map(presentPeople),
    latest,
    can: rightsOnRequest(user, request, { signatures, hasReceipts: has_receipts }),
  }
}

/** Data of a request besides its own fields. */
export interface Beside extends SigningState {
  readonly items: readonly RequestItemRow[]
  /** Invoiced sums by item ID. */
  readonly figures: Awaited<ReturnType<typeof drawnFiguresOf>>
  readonly revisions: readonly RevisionRow[]
  readonly events: readonly RequestEventRow[]
  readonly receipts: readonly ReceiptRow[]
  readonly nextSigners: readonly NextActor[]
  readonly newTotal: RequestRecord['new_total']
  readonly commitments: RequestRecord['commitments']
  readonly splits: Pick<RequestRecord, 'split_with' | 'split_hidden'>
}

const presentItem = (
  { request_id: _, due_minor: __, position, raised_minor, ...item }: RequestItemRow,
  rate: QuotedRate | null,
  { receipts, figures }: Pick<Beside, 'receipts' | 'figures'>,
): RequestRecord['items'][number] => ({
  ...item,
  ...(raised_minor !== null && { raised_minor }),
  ...(figures.get(item.id) ?? { invoiced_minor: 0, open_minor: 0, most_minor: item.total_price_minor }),
  received:
    receipts
      .flatMap(({ items }) => items)
      .filter(one => one.position === position)
      .reduce((sum, { quantity }) => sum + inHundredths(quantity), 0) / 100,
  total_usd_minor: rate === null ? null : itemDollars({ ...item, raised_minor }, rate),
})

export const presentSignature = (row: SignatureRow): RequestRecord['signatures'][number] => {
  const { id, sequence, role, decision, revision, reason, appearance, content_hash, at } = row.signature
  return {
    ...{ id, sequence, role, decision, revision, reason, appearance, content_hash },
    ...presentPeople(row),
    at: at.toISOString(),
  }
}

/** Like `presentRequest`, with items, signatures, revisions, and history. */
export const presentRequestRecord = (user: Signer, row: FoundRequest, beside: Beside): RequestRecord => {
  const { usd_rate, total_minor, notes, employment } = row.request
  const rate = quotedRateOf(row.request)
  return {
    ...presentRequest(user, row, beside),
    ...{ notes, employment, usd_rate },
    direct_manager: presentName(row.manager),
    tier: rate && tierFor(exactDollars(total_minor, rate)),
    items: beside.items.map(item => presentItem(item, rate, beside)),
    signatures: beside.signatures.map(presentSignature),
    next_signers: beside.nextSigners.map(({ person, principal = null }) => ({ by: person, for: principal })),
    revisions: beside.revisions.map(({ revision: { number, content, content_hash, at, paper_code }, ...person }) => ({
      ...{ number, content, content_hash, paper_code },
      by: presentName(person),
      at: at.toISOString(),
    })),
    events: beside.events.map(({ event: { id, kind, text, at }, ...person }) => ({
      ...{ id, kind, text },
      by: presentName(person),
      at: at.toISOString(),
    })),
    receipts: beside.receipts.map(({ receipt: { number, note, at }, items, ...person }) => ({
      ...{ number, note, items },
      by: presentName(person),
      at: at.toISOString(),
    })),
    new_total: beside.newTotal,
    commitments: beside.commitments,
    ...beside.splits,
  }
}
