import type { NoticeKind } from '@portal/contract/messages/notices'
import type { RequestRow } from '../schema.ts'

/** Notices that ask for the next signature. A reminder can also ask for the purchase. */
export const signatureNotices = ['request_to_sign', 'request_reminder', 'request_stuck'] as const

/** Notices that ask for a step other than a signature. */
const stepNotices = ['request_to_buy', 'request_to_cancel', 'request_to_receive'] as const

const pending = ['state', 'next_role', 'waiting_since', 'completed_at'] as const satisfies readonly (keyof RequestRow)[]

/**
 * Kinds of notices that end when these fields of a request change. The fields change only with a step: a signature, a
 * rejection, a new revision, or a change of state.
 */
export const noticesEndedBy = (fields: object): readonly NoticeKind[] => {
  const changes = (name: keyof RequestRow) => name in fields
  return [...(pending.some(changes) ? signatureNotices : []), ...(changes('state') ? stepNotices : [])]
}
