import { accountTypes } from '@portal/contract/core/rights/accounts'
import { can } from '@portal/contract/core/rights/needs'
import { groups, type Privilege, privileges } from '@portal/contract/core/rights/privileges'
import { type PrivilegeMatrix, privilegeChange } from '@portal/contract/people/privileges/user-privileges'
import * as z from 'zod/mini'
import { presentName } from '../accounts/names.ts'
import type { Actor } from '../accounts/rules.ts'
import type { ProfileRow } from '../privilege-profiles/store.ts'
import { presentUser } from '../users/present.ts'
import { mayGrant } from '../users/rules.ts'
import type { UserWithPrivileges } from '../users/store.ts'
import type { PrivilegeChangeRow } from './store.ts'

const key = (group: string, command: string) => `${group}.${command}`
const keysOf = (given: readonly Privilege[]) => new Set(given.map(one => key(one.group, one.command)))

/** Privileges of a person with their sources, and what the viewer may grant. */
export const presentMatrix = (
  user: Actor,
  row: UserWithPrivileges,
  own: readonly Privilege[],
  profiles: readonly ProfileRow[],
): PrivilegeMatrix => {
  const { id, full_name_en, full_name_ar, type, ...shown } = presentUser(user, row)
  const byThemselves = keysOf(own)
  const byProfile = profiles.map(profile => ({ id: profile.id, gives: keysOf(profile.privileges) }))
  const command = (group: string, name: string) => ({
    command: name,
    own: byThemselves.has(key(group, name)),
    profile_ids: byProfile.filter(({ gives }) => gives.has(key(group, name))).map(profile => profile.id),
    can: { grant: mayGrant(user, [{ group, command: name }]) },
  })
  return {
    user: { id, full_name_en, full_name_ar, type },
    passes_all: can({ type, privileges: [] }, 'director'),
    profiles: profiles.map(profile => ({ id: profile.id, name: profile.name, account_type: profile.account_type })),
    groups: groups.map(group => ({ group, commands: privileges[group].map(name => command(group, name)) })),
    version: row.version,
    can: { edit: shown.can.edit_privileges },
  }
}

const words = z._default(z.array(z.string()), [])
const details = z.object({
  added: words,
  removed: words,
  profiles_given: words,
  profiles_taken: words,
  from_type: z.optional(z.enum(accountTypes)),
  to_type: z.optional(z.enum(accountTypes)),
})

/** Converts an audit entry to a change of privileges. */
export const presentPrivilegeChange = (row: PrivilegeChangeRow): z.infer<typeof privilegeChange> => {
  const given = details.parse(row.details)
  const named = (ids: readonly string[]) => ids.flatMap(id => row.names[id] ?? [])
  return privilegeChange.parse({
    id: row.id,
    at: new Date(row.at).toISOString(),
    by: presentName(row),
    action: row.action,
    profile: row.profile,
    added: given.added,
    removed: given.removed,
    profiles_given: named(given.profiles_given),
    profiles_taken: named(given.profiles_taken),
    from_type: given.from_type ?? null,
    to_type: given.to_type ?? null,
  })
}
