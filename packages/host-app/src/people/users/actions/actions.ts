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

/** A bulk endpoint that returns a result for each account. */
type Action = Endpoint<z.ZodMiniType, (typeof deactivateUsers)['output']>

/** Actions, named like the row's rights. In display order. */
export const actionNames = [
  'send_emails',
  'resend_verification',
  'verify_manually',
  'end_sessions',
  'deactivate',
  'reactivate',
] as const satisfies readonly (keyof User['can'])[]

export type ActionName = (typeof actionNames)[number]

const actions: Readonly<Record<ActionName, Action>> = {
  send_emails: sendEmailToUsers,
  resend_verification: resendVerifications,
  verify_manually: verifyUsers,
  end_sessions: endSessionsOfUsers,
  deactivate: deactivateUsers,
  reactivate: reactivateUsers,
}

/** Batch size: small enough to show progress, and to lose little with a failed request. */
const PART = 20

const inParts = (size: number): NonNullable<RowCalls<User, Action>['parts']> => ({
  size,
  resultsOf: ({ data }) =>
    data.map(({ id, code }) => ({ id, refused: code === null || isErrorCode(code) ? code : 'internal' })),
})

/** The requests of an action, in batches. An email goes to all people in one request. */
export const callsOf = (name: ActionName): RowCalls<User, Action> => ({
  endpoint: actions[name],
  inputOf: (users, typed) => ({ ids: users.map(({ id }) => id), ...typed }),
  parts: inParts(name === 'send_emails' ? limits.bulk_rows : PART),
})

export const profileSteps = ['give', 'take'] as const

/** The requests that give the chosen profile to people or remove it. */
export const profileCallsOf = (step: (typeof profileSteps)[number]): RowCalls<User, Action> => ({
  endpoint: step === 'give' ? giveProfile : takeProfile,
  inputOf: (users, { profile_id }) => ({ ids: users.map(({ id }) => id), profile_id }),
  parts: inParts(PART),
})
