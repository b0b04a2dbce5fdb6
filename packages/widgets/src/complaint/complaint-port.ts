import type { ComplaintDraft } from '@portal/contract/complaints/complaints'

/**
 * The one call that the complaint widget needs. Create it once and reuse it: what is being written belongs to the port
 * and lives as long as it does.
 */
export interface ComplaintPort {
  /**
   * Files a complaint. The same key with the same draft and pictures never stores twice. A refusal is thrown as an
   * error with the contract's `problem`; anything else that is thrown counts as `unavailable`. Answers the receipt
   * code of a private one.
   */
  readonly file: (draft: ComplaintDraft, key: string, pictures?: readonly Blob[]) => Promise<string | undefined>
  /**
   * Lets the person log in again in place, once the session has ended; answers whether they are signed in then. Left
   * out where `file` does so on its own.
   */
  readonly logIn?: () => Promise<boolean>
}
