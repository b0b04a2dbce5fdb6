import type { SentInput } from '@portal/contract/core/api/endpoint'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'

/** What is signed, and who has signed it so far. */
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

/** A signature or a refusal to sign, as it is sent. */
export type SignatureDecision = Omit<SentInput<ReturnType<typeof requestSteps>['sign']>, 'id'>

/**
 * The calls that the signature panel needs. Create it once and reuse it. A refusal is thrown as an error with the
 * contract's `problem`; anything else that is thrown counts as `unavailable`.
 */
export interface SignaturePort {
  /** Reads the document as it is now. */
  readonly read: () => Promise<SignedDocument>
  /** Signs or rejects; the same key with the same decision never counts twice. Answers the document as it is then. */
  readonly decide: (decision: SignatureDecision, key: string) => Promise<SignedDocument>
}
