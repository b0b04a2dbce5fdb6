import type { Complaint } from '@portal/contract/complaints/complaints'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import { stepOf } from '@portal/contract/core/records/transitions'
import { can, type Holder } from '@portal/contract/core/rights/needs'

/** The person who asks. */
export interface Viewer extends Holder {
  readonly id: string
}

/** The part of a complaint that rights depend on. */
export interface Subject extends Pick<Complaint, 'identity_type' | 'status'> {
  readonly filed_by: string | null
}

/** What is done with a complaint after it was filed. */
export type Handling = keyof Complaint['can']

/** Whether a person sees every complaint; the others see those that they filed under their own name (decision 35). */
export const seesAll = (viewer: Viewer): boolean => can(viewer, ['complaints', 'view_all'])

const isOwn = (viewer: Viewer, row: Subject) => row.filed_by === viewer.id

/** Whether a person may know that the complaint exists. */
export const maySee = (viewer: Viewer, row: Subject): boolean => seesAll(viewer) || isOwn(viewer, row)

/**
 * Whether a person reads it as staff do: with the inner comment, the sender and who did what. Whoever filed it does
 * not, whatever privileges they have (decision 38).
 */
export const seesInternal = (viewer: Viewer, row: Subject): boolean => seesAll(viewer) && !isOwn(viewer, row)

const handles = (viewer: Viewer, row: Subject) => seesInternal(viewer, row) && can(viewer, ['complaints', 'reply'])

/** Why a person may not handle this complaint in this way, whatever its state; null where they may. */
export const refusesPerson = (viewer: Viewer, row: Subject, handling: Handling): ErrorCode | null => {
  if (!handles(viewer, row)) return 'privilege_missing'
  return handling === 'reply' && row.identity_type === 'anonymous' ? 'anonymous_no_reply' : null
}

/** The state that a handling leads to, or undefined where the table of transitions has no such step. */
export const statusAfter = (row: Subject, handling: Handling): Subject['status'] | undefined =>
  handling === 'close' || handling === 'reopen' ? stepOf('complaint', row.status, handling)?.to : row.status

/** What this person may do with this complaint now; the UI reads it and works nothing out (decision 35). */
export const rightsOn = (viewer: Viewer, row: Subject): Complaint['can'] => {
  const may = (handling: Handling) =>
    refusesPerson(viewer, row, handling) === null && statusAfter(row, handling) !== undefined
  return { reply: may('reply'), comment: may('comment'), close: may('close'), reopen: may('reopen') }
}
