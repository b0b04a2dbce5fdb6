import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { chosenId, id, line, moment, optionalLine, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedProfile } from '../../core/records/people.ts'
import type { Need } from '../../core/rights/needs.ts'
import { isPrivilege } from '../../core/rights/privileges.ts'
import { userIds, userResults } from '../users/user-actions.ts'

export const shownPrivilege = z.object({ group: z.string(), command: z.string() })

const word = () => z.string({ error: 'wrong_type' }).check(z.maxLength(40, { error: 'too_long' }))

/** The complete list, which replaces the current one. Each privilege must exist. */
export const privilegeList = () =>
  z
    .array(
      z
        .object({ group: word(), command: word() }, { error: 'wrong_type' })
        .check(z.refine(isPrivilege, { error: 'unknown_value' satisfies FieldCode })),
      { error: 'wrong_type' },
    )
    .check(z.maxLength(200, { error: 'too_long' }))

const reader = {
  anyOf: [
    ['users', 'profiles'],
    ['users', 'control_profiles'],
  ],
} as const satisfies Need

const ofPeople = ['/users', '/users/:id', '/users/:id/privileges', '/users/:id/preview', '/privilege_changes'] as const

const profileDraft = z.object({
  name: line(limits.name_length),
  description: optionalLine(),
  privileges: privilegeList(),
})

export const privilegeProfile = z.extend(namedProfile, {
  description: z.nullable(z.string()),
  privileges: z.array(shownPrivilege),
  people: z.int(),
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), give: z.boolean() }),
})

export type PrivilegeProfile = z.infer<typeof privilegeProfile>

export const listProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  summary: 'Profiles of privileges',
  needs: reader,
  input: listQuery(['name', '-name', 'created_at', '-created_at']),
  output: page(privilegeProfile),
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/profiles/:id',
  summary: 'One profile',
  needs: reader,
  input: z.object({ id: id() }),
  output: one(privilegeProfile),
  errors: ['not_found'],
})

/** Requires all privileges that the profile contains. */
export const addProfile = endpoint({
  method: 'POST',
  path: '/profiles',
  summary: 'Add a profile',
  needs: ['users', 'control_profiles'],
  input: profileDraft,
  output: one(privilegeProfile),
  touches: ['/profiles', '/profile_choices'],
  errors: ['invalid', 'privilege_missing'],
})

/** Affects everyone with the profile from their next request on. Nobody may change a profile of their own. */
export const editProfile = endpoint({
  method: 'PATCH',
  path: '/profiles/:id',
  summary: 'Change a profile',
  needs: ['users', 'control_profiles'],
  refusesOwn: 'own_privileges',
  input: z.extend(profileDraft, { id: id(), version: version() }),
  output: one(privilegeProfile),
  touches: ['/profiles', '/profiles/:id', '/profile_choices', ...ofPeople, '/user'],
  seenBy: reader,
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing', 'own_privileges'],
})

/** Rejected while anyone has the profile, or an account type starts with it. */
export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/profiles/:id',
  summary: 'Delete a profile',
  needs: ['users', 'control_profiles'],
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches: ['/profiles', '/profile_choices'],
  seenBy: reader,
  errors: ['not_found', 'changed_meanwhile', 'in_use', 'privilege_missing'],
})

/** For people who list users but may not open the profiles page. */
export const listProfileChoices = endpoint({
  method: 'GET',
  path: '/profile_choices',
  summary: 'Profiles to choose from',
  needs: { anyOf: [['users', 'view'], reader] },
  input: listQuery(['name']),
  output: page(z.extend(namedProfile, { can: z.object({ give: z.boolean() }) })),
})

const giving = z.object({ ids: userIds(), profile_id: chosenId() })
const changed = [...ofPeople, '/profiles', '/profiles/:id'] as const

export const giveProfile = endpoint({
  method: 'POST',
  path: '/users/give_profile',
  summary: 'Give a profile to users',
  needs: ['users', 'control_profiles'],
  refusesOwn: 'own_privileges',
  input: giving,
  output: userResults,
  touches: changed,
  errors: ['invalid', 'privilege_missing'],
})

export const takeProfile = endpoint({
  method: 'POST',
  path: '/users/take_profile',
  summary: 'Take a profile from users',
  needs: ['users', 'control_profiles'],
  refusesOwn: 'own_privileges',
  input: giving,
  output: userResults,
  touches: changed,
  errors: ['invalid', 'privilege_missing'],
})
