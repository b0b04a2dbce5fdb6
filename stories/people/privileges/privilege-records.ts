import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { groups, nameOfPrivilege, type Privilege, privileges } from '@portal/contract/core/rights/privileges'
import {
  addProfile,
  deleteProfile,
  editProfile,
  giveProfile,
  listProfileChoices,
  listProfiles,
  type PrivilegeProfile,
  readProfile,
  takeProfile,
} from '@portal/contract/people/privileges/privilege-profiles'
import {
  editUserPrivileges,
  listPrivilegeChanges,
  type PrivilegeMatrix,
  previewUser,
  readUserPrivileges,
} from '@portal/contract/people/privileges/user-privileges'
import { listUsers, type User } from '@portal/contract/people/users/users'
import { type FakeApi, pageOf, Refused } from '../../support/fake-api.ts'
import { idOf, pageIn } from '../../support/fake-rows.ts'
import { answerResource, type Resource } from '../../support/resource.ts'
import { userOf } from '../users/user-records.ts'

const all = (group: string, ...commands: string[]): Privilege[] => commands.map(command => ({ group, command }))

const finance: PrivilegeProfile = {
  ...{ id: idOf(501), name: 'Finance, field offices', account_type: null, people: 4, version: 3 },
  description: 'Reads budgets, writes expenses down',
  privileges: [...all('projects', 'view'), ...all('budget', 'view', 'edit_expense', 'download_report')],
  created_at: '2026-02-03T09:00:00.000Z',
  can: { edit: true, delete: false, give: true },
}

/**
 * Profiles: one in use, one with an Arabic name and no members, one that is an account type's default, and one the
 * viewer can't grant.
 */
export const profiles: readonly [PrivilegeProfile, ...PrivilegeProfile[]] = [
  finance,
  {
    ...finance,
    ...{ id: idOf(502), name: 'متابعة التدريبات', description: null, people: 0, version: 1 },
    privileges: all('sub_activities', 'view', 'sessions', 'enrollments'),
    can: { edit: true, delete: true, give: true },
  },
  {
    ...finance,
    ...{ id: idOf(503), name: 'Staff', account_type: 'staff', description: null, people: 61 },
    privileges: [...all('dashboard', 'view'), ...all('files', 'view_own', 'add')],
    can: { edit: false, delete: false, give: true },
  },
  {
    ...finance,
    ...{ id: idOf(504), name: 'Procurement, Syria', description: null, people: 2 },
    privileges: all('specials', 'procurement_officer_syria', 'budget_hold_500'),
    can: { edit: false, delete: false, give: false },
  },
]

export const omar = { id: idOf(905), full_name_en: 'Omar Khalil', full_name_ar: 'عمر خليل', type: 'staff' } as const

interface Holding {
  readonly own: readonly Privilege[]
  readonly profileIds: readonly string[]
  /** Privileges that the viewer can't grant. */
  readonly beyond: readonly string[]
}

/** A privilege matrix as the server returns it. */
export const matrixOf = (
  { own, profileIds, beyond }: Holding,
  change: Partial<PrivilegeMatrix> = {},
): PrivilegeMatrix => {
  const given = profiles.filter(({ id }) => profileIds.includes(id))
  const has = (list: readonly Privilege[], name: string) => list.some(one => nameOfPrivilege(one) === name)
  const commandOf = (group: string, command: string) => {
    const name = nameOfPrivilege({ group, command })
    return {
      ...{ command, own: has(own, name), can: { grant: !beyond.includes(name) } },
      profile_ids: given.filter(profile => has(profile.privileges, name)).map(({ id }) => id),
    }
  }
  return {
    user: omar,
    passes_all: false,
    profiles: given.map(({ id, name, account_type }) => ({ id, name, account_type })),
    groups: groups.map(group => ({ group, commands: privileges[group].map(command => commandOf(group, command)) })),
    version: 5,
    can: { edit: true },
    ...change,
  }
}

/** Privileges of Omar as seen by a viewer without a special role. */
export const holding: Holding = {
  own: [...all('donors', 'view', 'add'), ...all('complaints', 'view_own'), ...all('specials', 'budget_hold_250')],
  profileIds: [idOf(501), idOf(503)],
  beyond: privileges.specials.map(command => `specials.${command}`),
}

const rana = { id: idOf(901), full_name_en: 'Rana Haddad', full_name_ar: 'رنا حداد' }
const change: OutputOf<typeof listPrivilegeChanges>['data'][number] = {
  ...{ id: '1', at: '2026-01-09T07:05:00.000Z' },
  ...{ by: rana, action: 'edit_privileges', profile: null, added: [], removed: [] },
  ...{ profiles_given: [], profiles_taken: [], from_type: null, to_type: null },
}

/** Newest first: a direct change, a profile change, and a type change. */
const changes: OutputOf<typeof listPrivilegeChanges>['data'] = [
  {
    ...change,
    ...{ id: '31', at: '2026-05-11T09:12:00.000Z', added: ['donors.view', 'donors.add'], removed: ['donors.delete'] },
    profiles_given: ['Finance, field offices'],
  },
  {
    ...change,
    ...{ id: '24', at: '2026-04-02T13:40:00.000Z', action: 'edit', added: ['budget.download_report'] },
    profile: { id: finance.id, name: finance.name, account_type: null },
  },
  {
    ...change,
    ...{ id: '12', at: '2026-01-09T07:05:00.000Z', action: 'change_type', from_type: 'user', to_type: 'staff' },
  },
]

/** Fakes all requests about a person's privileges according to the contract. */
export const answerUserPrivileges = (api: FakeApi, first: PrivilegeMatrix = matrixOf(holding)): void => {
  let matrix = first
  api.on(readUserPrivileges, () => ({ data: matrix }))
  api.on(editUserPrivileges, ({ version, privileges: own, profile_ids }) => {
    if (version !== matrix.version) throw new Refused('changed_meanwhile', { data: matrix })
    matrix = matrixOf({ ...holding, own, profileIds: profile_ids }, { version: version + 1 })
    return { data: matrix }
  })
  api.on(listProfileChoices, input => pageIn(profiles, input))
  api.on(listPrivilegeChanges, () => pageOf(...changes))
  api.on(previewUser, () => ({
    data: {
      type: 'staff' as const,
      privileges: [
        ...all('donors', 'view'),
        ...all('projects', 'view'),
        ...all('files', 'add'),
        ...all('users', 'view'),
      ],
      rows: [
        { area: 'donors', count: 3 },
        { area: 'projects', count: 2 },
        { area: 'users', count: 61 },
      ],
    },
  }))
}

const people: readonly User[] = [
  userOf(911, 'Karim Mansour', 'كريم منصور', { profiles: [] }),
  userOf(912, 'Lina Sabbagh', 'لينا صباغ', { profiles: [] }),
]

/** Profiles, for the fake server and the shared resource tests. */
export const profileResource: Resource<PrivilegeProfile> = {
  area: 'privilege_profiles',
  endpoints: { list: listProfiles, read: readProfile, add: addProfile, edit: editProfile, delete: deleteProfile },
  rows: [...profiles],
  draft: () => ({ name: crypto.randomUUID(), description: 'Reads', privileges: all('donors', 'view') }),
  text: 'description',
}

/** Fakes all requests about profiles, and the members of the first one, according to the contract. */
export const answerProfiles = (api: FakeApi, rows: readonly PrivilegeProfile[] = profiles) => {
  const stored = answerResource(api, profileResource, rows)
  let having: readonly User[] = people.slice(0, 1)
  const shown = () => people.map(person => ({ ...person, profiles: having.includes(person) ? [finance] : [] }))
  api.on(listUsers, ({ profile_id, ...input }) =>
    pageIn(
      shown().filter(person => !profile_id || person.profiles.length > 0),
      input,
    ),
  )
  const result = (ids: readonly string[]) => ({ data: ids.map(id => ({ id, code: null })) })
  api.on(giveProfile, ({ ids }) => {
    having = people.filter(person => having.includes(person) || ids.includes(person.id))
    return result(ids)
  })
  api.on(takeProfile, ({ ids }) => {
    having = having.filter(({ id }) => !ids.includes(id))
    return result(ids)
  })
  api.on(listPrivilegeChanges, () => pageOf(...changes.slice(1, 2)))
  return stored
}
