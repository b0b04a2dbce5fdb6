import type { Complaint } from '@portal/contract/complaints/complaints'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import { stepOf } from '@portal/contract/core/records/transitions'
import { can, type Holder } from '@portal/contract/core/rights/needs'

export interface Viewer extends Holder {
  readonly id: string
}

/** Fields of a complaint that rights depend on. */
export interface Subject extends Pick<Complaint, 'identity_type' | 'status'> {
  readonly filed_by: string | null
}

/** An action on a complaint after it was filed. */
export type Handling = keyof Complaint['can']

/** Whether the person sees all complaints. Others see those that they filed under their name (decision 35). */
export const seesAll = (viewer: Viewer): boolean => can(viewer, ['complaints', 'view_all'])

const isOwn = (viewer: Viewer, row: Subject) => row.filed_by === viewer.id

/** Whether the person may know that the complaint exists. */
export const maySee = (viewer: Viewer, row: Subject): boolean => seesAll(viewer) || isOwn(viewer, row)

/** Whether the person sees internal comments, the sender, and who did what. Senders never do (decision 38). */
export const seesInternal = (viewer: Viewer, row: Subject): boolean => seesAll(viewer) && !isOwn(viewer, row)

const handles = (viewer: Viewer, row: Subject) => seesInternal(viewer, row) && can(viewer, ['complaints', 'reply'])

/** Why the person may not take this action, whatever the status. Null if they may. */
export const refusesPerson = (viewer: Viewer, row: Subject, handling: Handling): ErrorCode | null => {
  if (!handles(viewer, row)) return 'privilege_missing'
  return handling === 'reply' && row.identity_type === 'anonymous' ? 'anonymous_no_reply' : null
}

/** Status after an action. Undefined if there is no such transition. */
export const statusAfter = (row: Subject, handling: Handling): Subject['status'] | undefined =>
  handling === 'close' || handling === 'reopen' ? stepOf('complaint', row.status, handling)?.to : row.status

/** What the person may do now. The UI relies on it and calculates nothing (decision 35). */
export const rightsOn = (viewer: Viewer, row: Subject): Complaint['can'] => {
  const may = (handling: Handling) =>
    refusesPerson(viewer, row, handling) === null && statusAfter(row, handling) !== undefined
  return { reply: may('reply'), comment: may('comment'), close: may('close'), reopen: may('reopen') }
}
