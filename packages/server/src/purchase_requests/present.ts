import { converted } from '@portal/contract/money'
import type { PurchaseRequest, PurchaseRequestRecord } from '@portal/contract/request_records'
import { tierFor } from '@portal/contract/signatures'
import { type Joined, presentName } from '../access/names.ts'
import type { SignatureRow } from '../signatures/chain.ts'
import { rightsOn } from './rules.ts'
import type { Attempt, Signer } from './signing-rules.ts'
import type { EventRow, FoundRequest, ItemRow, RevisionRow } from './store.ts'

/** A request with what the person may do to it. */
export const presentRequest = (user: Signer, { request, project, requester }: FoundRequest): PurchaseRequest => {
  const { project_id: _, direct_manager_id: __, notes: ___, content_hash: ____, usd_rate: _____, ...fields } = request
  return {
    ...fields,
    project,
    requester: presentName(requester),
    waiting_since: request.waiting_since?.toISOString() ?? null,
    created_at: request.created_at.toISOString(),
    can: rightsOn(user, request),
  }
}

/** A way to sign, with the name of the person who is away. */
export interface NamedWay extends Omit<Attempt, 'principal'> {
  readonly principal: Joined | null
}

/** What belongs to a request beside its own fields. */
export interface Beside {
  readonly items: readonly ItemRow[]
  readonly signatures: readonly SignatureRow[]
  readonly revisions: readonly RevisionRow[]
  readonly events: readonly EventRow[]
  readonly splitWith: PurchaseRequestRecord['split_with']
  readonly ways: readonly NamedWay[]
  readonly nobodySigns: boolean
}

const presentItem = (
  { id: _, request_id: __, position: ___, ...item }: ItemRow,
  rate: number | null,
): PurchaseRequestRecord['items'][number] => ({
  ...item,
  total_usd_minor: rate === null ? null : converted(item.total_price_minor, rate),
})

const presentSignature = ({
  signature,
  by,
  for: principal,
}: SignatureRow): PurchaseRequestRecord['signatures'][number] => {
  const { id, sequence, role, decision, revision, reason, content_hash, at } = signature
  return {
    ...{ id, sequence, role, decision, revision, reason, content_hash },
    by: presentName(by),
    for: principal && presentName(principal),
    at: at.toISOString(),
  }
}

/** The same with its items, signatures, revisions and history. */
export const presentRecord = (user: Signer, row: FoundRequest, beside: Beside): PurchaseRequestRecord => {
  const { usd_rate, total_usd_minor, notes } = row.request
  return {
    ...presentRequest(user, row),
    ...{ notes, usd_rate },
    direct_manager: presentName(row.manager),
    tier: total_usd_minor === null ? null : tierFor(total_usd_minor),
    items: beside.items.map(item => presentItem(item, usd_rate)),
    signatures: beside.signatures.map(presentSignature),
    revisions: beside.revisions.map(({ revision: { number, content, content_hash, at }, ...person }) => ({
      ...{ number, content, content_hash },
      by: presentName(person),
      at: at.toISOString(),
    })),
    events: beside.events.map(({ event: { id, kind, text, at }, ...person }) => ({
      ...{ id, kind, text },
      by: presentName(person),
      at: at.toISOString(),
    })),
    split_with: beside.splitWith,
    to_sign: beside.ways.map(({ role, principal }) => ({ role, for: principal && presentName(principal) })),
    nobody_signs: beside.nobodySigns,
  }
}
