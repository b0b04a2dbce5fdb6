import type { CallApi, SentInput } from '@portal/contract/core/api/endpoint'
import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestKind, RequestRecord } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'

export type SignedDocument = Pick<
  RequestRecord,
  | 'reference'
  | 'revision'
  | 'version'
  | 'state'
  | 'location'
  | 'tier'
  | 'requester'
  | 'direct_manager'
  | 'next_role'
  | 'next_signers'
  | 'signatures'
  | 'revisions'
  | 'to_sign'
>

export type SignatureDecision = Omit<SentInput<ReturnType<typeof requestSteps>['sign']>, 'id'>

/**
 * The requests of the signature panel. Create one port and reuse it. A refusal is thrown as an error with the
 * contract's `problem`. Any other error counts as `unavailable`.
 */
export interface SignaturePort {
  readonly read: () => Promise<SignedDocument>
  /** Signs or rejects, and resolves to the updated document. Repeating a key with the same decision counts once. */
  readonly decide: (decision: SignatureDecision, key: string) => Promise<SignedDocument>
}

const endpointsOf = { purchase_requests: purchaseRequests, employment_requests: employmentRequests } as const

/** A request as its next signer sees it. A new total comes first while it awaits the budget holder. */
export const documentToSign = (row: RequestRecord): SignedDocument =>
  row.new_total?.decision === null
    ? { ...row, revision: row.new_total.revision, state: 'pending', next_role: 'budget_holder' }
    : row

interface RequestToSign {
  readonly kind: RequestKind
  readonly id: string
}

/** The port of the portal's own pages. */
export const signaturePort = (api: CallApi, { kind, id }: RequestToSign): SignaturePort => ({
  read: async () => documentToSign((await api(endpointsOf[kind].read, { id })).data),
  decide: async (decision, key) => documentToSign((await api(endpointsOf[kind].sign, { ...decision, id }, key)).data),
})
