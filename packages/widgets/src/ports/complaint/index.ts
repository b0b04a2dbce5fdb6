import { type ComplaintDraft, fileComplaint } from '@portal/contract/complaints/complaints'
import type { CallApi } from '@portal/contract/core/api/endpoint'

export type { CallApi }

/**
 * The request that the complaint widget sends. Create one port and reuse it. The draft belongs to the port and is lost
 * with it.
 */
export interface ComplaintPort {
  /**
   * Files a complaint. Repeating a key with the same draft and pictures stores once. Throws an error with the
   * contract's `problem` for a refusal. Any other error counts as `unavailable`. Resolves to the receipt code of a
   * private complaint.
   */
  readonly file: (draft: ComplaintDraft, key: string, pictures?: readonly Blob[]) => Promise<string | undefined>
  /**
   * Lets the person sign in again after the session ended. Resolves to whether they are signed in. Omit it if `file`
   * signs in on its own.
   */
  readonly logIn?: () => Promise<boolean>
}

/** The port of the portal's own pages. `api` lets the person log in again. */
export const complaintPort = (api: CallApi): ComplaintPort => ({
  file: async (...given) => (await api(fileComplaint, ...given)).data.receipt,
})
