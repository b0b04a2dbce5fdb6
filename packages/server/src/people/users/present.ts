import { emailStates } from '@portal/contract/core/records/email-states'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import type { PendingEmailChange } from '@portal/contract/people/users/email-changes'
import { type User, type UserRecord, userRecord } from '@portal/contract/people/users/users'
import * as z from 'zod/mini'
import { parsePrivileges } from '../accounts/effective-privileges.ts'
import type { Actor } from '../accounts/rules.ts'
import { rightsOnUser, type Target } from './rules.ts'
import type { UserWithPrivileges } from './store.ts'

const accountType = z.enum(accountTypes)

/** Fields that decide what may be done to an account. */
export const targetOf = (row: UserWithPrivileges): Target => ({
  id: row.id,
  type: accountType.parse(row.type),
  active: row.active,
  isVerified: row.email_verified_at !== null,
  hasPassword: row.has_password,
  hasSecondFactor: row.has_second_factor,
  isEmailChanging: row.pending_email !== null,
  privileges: parsePrivileges(row.privilege_names),
  principals: row.principals.map(({ type, privilege_names }) => ({
    type: accountType.parse(type),
    privileges: parsePrivileges(privilege_names),
  })),
  ofEverybody: parsePrivileges(row.everybody_names),
})

const mailState = z.enum(emailStates)

const codeMailOf = ({ has_password, email_verified_at, code_mail }: UserWithPrivileges) =>
  (has_password && email_verified_at !== null) || code_mail === null ? null : mailState.parse(code_mail)

const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

/** An account as in the list, with the viewer's rights. */
export const presentUser = (user: Actor, row: UserWithPrivileges): User => {
  const target = targetOf(row)
  return {
    id: row.id,
    full_name_en: row.full_name_en ?? '',
    full_name_ar: row.full_name_ar ?? '',
    type: target.type,
    email: row.email,
    state: row.active ? 'active' : 'deactivated',
    verification: target.isVerified ? 'verified' : 'pending',
    has_password: row.has_password,
    code_mail: codeMailOf(row),
    has_second_factor: row.has_second_factor,
    profiles: row.profiles,
    open_sessions: row.active ? row.open_sessions : 0,
    last_seen_at: moment(row.last_seen),
    deletion_requested_at: moment(row.deletion_requested_at),
    created_at: row.created_at.toISOString(),
    version: row.version,
    can: rightsOnUser(user, target),
  }
}

/** The pending change of email, or null. */
export const presentEmailChange = ({ pending_email: change }: UserWithPrivileges): PendingEmailChange | null =>
  change && {
    email: change.email,
    asked_by: change.asked_by,
    asked_at: new Date(change.asked_at).toISOString(),
    due_at: new Date(change.due_at).toISOString(),
    confirmed_at: moment(change.confirmed_at),
  }

export const presentUserRecord = (user: Actor, row: UserWithPrivileges): UserRecord =>
  userRecord.parse({
    ...row,
    ...presentUser(user, row),
    is_email_mailed: row.email_mailed_at !== null,
    invitation_copied: row.invitation_copied && {
      ...row.invitation_copied,
      at: new Date(row.invitation_copied.at).toISOString(),
    },
    email_change: presentEmailChange(row),
  })
