import type { SentInput } from '@portal/contract/core/api/endpoint'
import type { RequestRecord } from '@portal/contract/requests/request-records'
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
