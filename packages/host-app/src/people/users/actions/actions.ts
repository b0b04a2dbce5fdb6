import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { isErrorCode } from '@portal/contract/core/api/errors'
import { limits } from '@portal/contract/core/fields/limits'
import { giveProfile, takeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import {
  deactivateUsers,
  endSessionsOfUsers,
  reactivateUsers,
  resendVerifications,
  sendEmailToUsers,
  verifyUsers,
} from '@portal/contract/people/users/user-actions'
import type { User } from '@portal/contract/people/users/users'
import type * as z from 'zod/mini'
import type { RowCalls } from '../../../blocks/rows/use-each-row.tsx'

/** An action on one account or many; the answer has a result for each. */
type Action = Endpoint<z.ZodMiniType, (typeof deactivateUsers)['output']>

/** Their names are those of the row's rights; in the order of use. */
export const actionNames = [
  'send_emails',
  'resend_verification',
  'verify_manually',
  'end_sessions',
  'deactivate',
  'reactivate',
] as const satisfies readonly (keyof User['can'])[]

/** The name of an action. */
export type ActionName = (typeof actionNames)[number]

const actions: Readonly<Record<ActionName, Action>> = {
  send_emails: sendEmailToUsers,
  resend_verification: resendVerifications,
  verify_manually: verifyUsers,
  end_sessions: endSessionsOfUsers,
  deactivate: deactivateUsers,
  reactivate: reactivateUsers,
}

/** Few enough that progress is seen, and that a call that was lost costs little. */
const PART = 20

const inParts = (size: number): NonNullable<RowCalls<User, Action>['parts']> => ({
  size,
  resultsOf: ({ data }) =>
    data.map(({ id, code }) => ({ id, refused: code === null || isErrorCode(code) ? code : 'internal' })),
})

/** How an action is done to people, several in one call. An email to all of them is one, with one result. */
export const callsOf = (name: ActionName): RowCalls<User, Action> => ({
  endpoint: actions[name],
  inputOf: (users, typed) => ({ ids: users.map(({ id }) => id), ...typed }),
  parts: inParts(name === 'send_emails' ? limits.bulk_rows : PART),
})

/** What can be done with a profile and several people. */
export const profileSteps = ['give', 'take'] as const

/** How the profile that was chosen is given to people, or taken from them. */
export const profileCallsOf = (step: (typeof profileSteps)[number]): RowCalls<User, Action> => ({
  endpoint: step === 'give' ? giveProfile : takeProfile,
  inputOf: (users, { profile_id }) => ({ ids: users.map(({ id }) => id), profile_id }),
  parts: inParts(PART),
})
