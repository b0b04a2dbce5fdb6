import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { choices, chosenId, id, moment, version } from '../../core/fields/fields.ts'
import { namedPerson, namedProfile } from '../../core/records/people.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { privilegeList, shownPrivilege } from './privilege-profiles.ts'

/** Groups are in the specification's order. */
export const privilegeMatrix = z.object({
  user: z.extend(namedPerson, { type: z.enum(accountTypes) }),
  /** Whether the account type passes every privilege check, regardless of `groups`. */
  passes_all: z.boolean(),
  profiles: z.array(namedProfile),
  groups: z.array(
    z.object({
      group: z.string(),
      commands: z.array(
        z.object({
          command: z.string(),
          own: z.boolean(),
          profile_ids: z.array(id()),
          /** Whether the reader may grant it. */
          can: z.object({ grant: z.boolean() }),
        }),
      ),
    }),
  ),
  version: version(),
  can: z.object({ edit: z.boolean() }),
})

export type PrivilegeMatrix = z.infer<typeof privilegeMatrix>

export const readUserPrivileges = endpoint({
  method: 'GET',
  path: '/users/:id/privileges',
  summary: 'Privileges of a user',
  needs: ['users', 'view'],
  input: z.object({ id: id() }),
  output: one(privilegeMatrix),
  errors: ['not_found'],
})

/** Replaces direct privileges and profiles. Takes effect with the person's next request. */
export const editUserPrivileges = endpoint({
  method: 'PATCH',
  path: '/users/:id/privileges',
  summary: 'Change the privileges of a user',
  needs: ['users', 'control_profiles'],
  refusesOwn: 'own_privileges',
  input: z.object({
    id: id(),
    version: version(),
    privileges: privilegeList(),
    profile_ids: choices(chosenId(), 50),
  }),
  output: one(privilegeMatrix),
  touches: [
    ...(['/users', '/users/:id', '/users/:id/privileges', '/users/:id/preview'] as const),
    ...(['/privilege_changes', '/profiles'] as const),
  ],
  seenBy: ['users', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'own_privileges'],
})

/** From the audit log. Deleted profiles have no name. */
export const privilegeChange = z.object({
  id: z.string(),
  at: moment(),
  by: z.nullable(namedPerson),
  action: z.string(),
  profile: z.nullable(namedProfile),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  profiles_given: z.array(z.string()),
  profiles_taken: z.array(z.string()),
  from_type: z.nullable(z.string()),
  to_type: z.nullable(z.string()),
})

export const listPrivilegeChanges = endpoint({
  method: 'GET',
  path: '/privilege_changes',
  summary: 'Changes of privileges',
  needs: ['users', 'view'],
  input: z.extend(z.omit(listQuery(['-at']), { search: true }), {
    /** Includes changes of this person's profiles. */
    user_id: z.optional(id()),
    profile_id: z.optional(id()),
  }),
  output: page(privilegeChange),
})

/** All privileges of the person, and the number of rows that they can see. */
export const previewUser = endpoint({
  method: 'GET',
  path: '/users/:id/preview',
  summary: 'What a user can see',
  needs: ['users', 'view'],
  input: z.object({ id: id() }),
  output: one(
    z.object({
      type: z.enum(accountTypes),
      privileges: z.array(shownPrivilege),
      /** Omits areas that the person may not open. */
      rows: z.array(z.object({ area: z.string(), count: z.int() })),
    }),
  ),
  errors: ['not_found'],
})
