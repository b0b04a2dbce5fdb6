import type { Complaint } from '@portal/contract/complaints/complaints'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { transitionOf } from '@portal/contract/core/records/transitions'
import { can } from '@portal/contract/core/rights/needs'
import type { Actor } from '../people/accounts/rules.ts'

/** Fields of a complaint that rights depend on. */
export interface ComplaintSubject extends Pick<Complaint, 'identity_type' | 'status'> {
  readonly filed_by: string | null
}

/** An action on a complaint after it was filed. */
export type ComplaintAction = keyof Complaint['can']

/** Whether the person sees all complaints. Others see those that they filed under their name. */
export const seesAllComplaints = (viewer: Actor): boolean => can(viewer, ['complaints', 'view_all'])

/** Whether the person may know that the complaint exists. */
export const maySee = (viewer: Actor, row: ComplaintSubject): boolean =>
  seesAllComplaints(viewer) || isOwn(viewer, row.filed_by)

/** Whether the person sees internal comments, the sender, and who did what. Senders never do. */
export const seesInternal = (viewer: Actor, row: ComplaintSubject): boolean =>
  seesAllComplaints(viewer) && !isOwn(viewer, row.filed_by)

/** Why the person may not take this action, whatever the status. Null if they may. */
export const refusesPerson = (viewer: Actor, row: ComplaintSubject, handling: ComplaintAction): ErrorCode | null => {
  if (!seesAllComplaints(viewer) || !can(viewer, ['complaints', 'reply'])) return 'privilege_missing'
  if (isOwn(viewer, row.filed_by)) return ownSubject
  return handling === 'reply' && row.identity_type === 'anonymous' ? 'anonymous_no_reply' : null
}

/** Status after an action. Undefined if there is no such transition. */
export const statusAfter = (
  row: ComplaintSubject,
  handling: ComplaintAction,
): ComplaintSubject['status'] | undefined =>
  handling === 'close' || handling === 'reopen' ? transitionOf('complaint', row.status, handling)?.to : row.status

/** What the person may do now. The UI relies on it and calculates nothing. */
export const rightsOnComplaint = (viewer: Actor, row: ComplaintSubject): Complaint['can'] => {
  const may = (handling: ComplaintAction) =>
    refusesPerson(viewer, row, handling) === null && statusAfter(row, handling) !== undefined
  return { reply: may('reply'), comment: may('comment'), close: may('close'), reopen: may('reopen') }
}
