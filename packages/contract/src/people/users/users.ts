import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { choice, email, id, moment, version } from '../../core/fields/fields.ts'
import { languages } from '../../core/fields/limits.ts'
import { deletion } from '../../core/records/deletion.ts'
import { emailStates } from '../../core/records/email-states.ts'
import { member, namedPerson, namedProfile } from '../../core/records/people.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { addressProof, emailChangeRefusals, pendingEmailChange } from './email-changes.ts'
import { partialProfile, profileRecord } from './profiles.ts'
import { userRights } from './user-rights.ts'

/** Whether the email address is verified. */
export const verifications = ['pending', 'verified'] as const

export const accountStates = ['active', 'deactivated'] as const

export const userDraft = z.extend(partialProfile, {
  email: email(),
  language: z.optional(choice(languages)),
})

export const user = z.extend(namedPerson, {
  type: z.enum(accountTypes),
  email: z.string(),
  state: z.enum(accountStates),
  verification: z.enum(verifications),
  /** False until the person has set a password. */
  has_password: z.boolean(),
  /** State of the last invitation or code email. Null once the account needs none. */
  code_mail: z.nullable(z.enum(emailStates)),
  has_second_factor: z.boolean(),
  profiles: z.array(namedProfile),
  open_sessions: z.int(),
  /** Last use of a session, rounded to a quarter of an hour. */
  last_seen_at: z.nullable(moment()),
  deletion_requested_at: z.nullable(moment()),
  created_at: moment(),
  version: version(),
  can: userRights,
})

export type User = z.infer<typeof user>

export const userRecord = z.extend(user, {
  ...profileRecord.shape,
  language: z.enum(languages),
  ...addressProof.shape,
  email_change: z.nullable(pendingEmailChange),
})

export type UserRecord = z.infer<typeof userRecord>

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'Users',
  needs: ['users', 'view'],
  input: z.extend(
    listQuery([
      ...(['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar', 'email', '-email'] as const),
      ...(['type', '-type', 'created_at', '-created_at'] as const),
    ]),
    {
      type: z.optional(z.enum(accountTypes, { error: 'unknown_value' })),
      state: z.optional(z.enum(accountStates, { error: 'unknown_value' })),
      verification: z.optional(z.enum(verifications, { error: 'unknown_value' })),
      profile_id: z.optional(id()),
      deletion: z.optional(z.enum(['requested'], { error: 'unknown_value' })),
    },
  ),
  output: page(user),
})

export const readUserRecord = endpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'One user',
  needs: ['users', 'view'],
  input: z.object({ id: id() }),
  output: one(userRecord),
  errors: ['not_found'],
})

/** Creates an account and sends an invitation. Its code lets the person set the password. */
export const addUser = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Add a user',
  needs: ['users', 'add'],
  input: z.extend(userDraft, { type: choice(accountTypes) }),
  output: one(userRecord),
  touches: ['/users'],
  saysMail: true,
  errors: ['invalid', 'privilege_missing'],
})

/**
 * A new email address takes effect once its mailbox has confirmed and 72 hours have passed. If nobody has
 * ever logged in to the account, it takes effect immediately and must be verified.
 */
export const editUser = endpoint({
  method: 'PATCH',
  path: '/users/:id',
  summary: 'Change a user',
  needs: ['users', 'edit'],
  refusesOwn: 'own_account',
  input: z.extend(userDraft, { id: id(), version: version() }),
  output: one(userRecord),
  touches: ['/users', '/users/:id'],
  seenBy: ['users', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'own_account', ...emailChangeRefusals],
})

/** Also replaces the profile that the account type starts with. */
export const changeUserType = endpoint({
  method: 'POST',
  path: '/users/:id/type',
  summary: 'Change the account type of a user',
  needs: ['users', 'control_profiles'],
  refusesOwn: 'own_privileges',
  input: z.object({ id: id(), version: version(), type: choice(accountTypes) }),
  output: one(userRecord),
  touches: ['/users', '/users/:id', '/users/:id/privileges', '/users/:id/preview', '/privilege_changes'],
  seenBy: ['users', 'view'],
  errors: ['not_found', 'changed_meanwhile', 'privilege_missing', 'own_privileges'],
})

/** All account types, with whether the person may give them. */
export const listUserTypes = endpoint({
  method: 'GET',
  path: '/user_types',
  summary: 'Account types to choose from',
  needs: {
    anyOf: [
      ['users', 'add'],
      ['users', 'control_profiles'],
    ],
  },
  input: z.object({}),
  output: one(z.array(z.object({ type: z.enum(accountTypes), can: z.object({ give: z.boolean() }) }))),
})

/** Fails with `in_use` if the person has left records. Then the account can only be deactivated. */
export const userDeletion = deletion({
  path: '/users',
  name: 'a user',
  needs: ['users', 'delete'],
  refusesOwn: 'own_account',
  touches: ['/users'],
  seenBy: ['users', 'view'],
  errors: ['in_use', 'privilege_missing', 'own_account'],
})

/** Active staff who can join the team of a project, activity, or sub-activity. */
export const listAssignableUsers = endpoint({
  method: 'GET',
  path: '/assignable_users',
  summary: 'Staff who can be assigned',
  needs: {
    anyOf: [
      ['projects', 'assign_users'],
      ['activities', 'assign_users'],
      ['sub_activities', 'assign_users'],
    ],
  },
  input: listQuery(['full_name_en', 'full_name_ar']),
  output: page(member),
})
