import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../../core/api/lists.ts'
import { choice, email, id, moment, version } from '../../core/fields/fields.ts'
import { languages } from '../../core/fields/limits.ts'
import { emailStates } from '../../core/records/email-states.ts'
import { member, namedPerson, namedProfile } from '../../core/records/people.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { addressProof, emailChangeRefusals, pendingEmailChange } from './email-changes.ts'
import { partialProfile, profileRecord } from './profiles.ts'
import { userRights } from './user-rights.ts'

/** Whether the address of an account is proven (specification section 4). */
export const verifications = ['pending', 'verified'] as const

/** Whether an account can be used. */
export const accountStates = ['active', 'deactivated'] as const

/** The fields of an account that somebody else makes or changes. */
export const userDraft = z.extend(partialProfile, {
  email: email(),
  language: z.optional(z.enum(languages, { error: 'unknown_value' })),
})

/** An account as the list shows it. */
export const user = z.extend(namedPerson, {
  type: z.enum(accountTypes),
  email: z.string(),
  state: z.enum(accountStates),
  verification: z.enum(verifications),
  /** False until the person has set a password, by invitation or otherwise. */
  has_password: z.boolean(),
  /** What has become of the last invitation or code that was mailed; null once the account needs none. */
  code_mail: z.nullable(z.enum(emailStates)),
  /** Whether a login asks for more than the password. */
  has_second_factor: z.boolean(),
  profiles: z.array(namedProfile),
  open_sessions: z.int(),
  /** When a session was used last, in steps of a quarter of an hour. */
  last_seen_at: z.nullable(moment()),
  deletion_requested_at: z.nullable(moment()),
  created_at: moment(),
  version: version(),
  can: userRights,
})

/** An account. */
export type User = z.infer<typeof user>

/** An account with all of its fields. */
export const userRecord = z.extend(user, {
  ...profileRecord.shape,
  language: z.enum(languages),
  ...addressProof.shape,
  /** The new address that somebody asked for and that does not apply yet. */
  email_change: z.nullable(pendingEmailChange),
})

/** An account with all of its fields. */
export type UserRecord = z.infer<typeof userRecord>

/** GET /users */
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
      /** Only those who ask for their account to be deleted. */
      deletion: z.optional(z.enum(['requested'], { error: 'unknown_value' })),
    },
  ),
  output: page(user),
})

/** GET /users/:id */
export const readUserRecord = endpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'One user',
  needs: ['users', 'view'],
  input: z.object({ id: id() }),
  output: one(userRecord),
  errors: ['not_found'],
})

/** POST /users: makes an account and invites its person, who sets the password with the code of the mail. */
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
 * PATCH /users/:id: another email takes effect once its mailbox has confirmed and 72 hours have passed (decision 47). If
 * nobody has ever logged in to the account, it takes effect at once and has to be verified.
 */
export const editUser = endpoint({
  method: 'PATCH',
  path: '/users/:id',
  summary: 'Change a user',
  needs: ['users', 'edit'],
  input: z.extend(userDraft, { id: id(), version: version() }),
  output: one(userRecord),
  touches: ['/users', '/users/:id'],
  seenBy: ['users', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'own_account', ...emailChangeRefusals],
})

/** POST /users/:id/type: changes the account type, and with it the profile that the type starts with. */
export const changeUserType = endpoint({
  method: 'POST',
  path: '/users/:id/type',
  summary: 'Change the account type of a user',
  needs: ['users', 'control_profiles'],
  input: z.object({ id: id(), version: version(), type: choice(accountTypes) }),
  output: one(userRecord),
  touches: ['/users', '/users/:id', '/users/:id/privileges', '/users/:id/preview', '/privilege_changes'],
  seenBy: ['users', 'view'],
  errors: ['not_found', 'changed_meanwhile', 'privilege_missing', 'own_privileges'],
})

/** GET /user_types: the account types, and which of them the person may give. */
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

const countedKind = z.object({ kind: z.string(), count: z.int() })

/** GET /users/:id/deletion_impact: what prevents an account from being deleted, and what is deleted with it. */
export const readUserDeletionImpact = endpoint({
  method: 'GET',
  path: '/users/:id/deletion_impact',
  summary: 'What goes with a user',
  needs: ['users', 'delete'],
  input: z.object({ id: id() }),
  output: one(
    z.object({
      /** Records that name the person; while there are any, the account can only be deactivated. */
      blockers: z.array(countedKind),
      cascades: z.array(countedKind),
    }),
  ),
  errors: ['not_found'],
})

/** DELETE /users/:id: only an account whose person has left no records. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Delete a user',
  needs: ['users', 'delete'],
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches: ['/users'],
  seenBy: ['users', 'view'],
  errors: ['not_found', 'changed_meanwhile', 'in_use', 'privilege_missing', 'own_account'],
})

/** GET /assignable_users: active staff who can be added to the team of a project, an activity or a sub-activity. */
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
