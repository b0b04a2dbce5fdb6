import { accountTypes, startingPrivileges } from '@portal/contract/core/rights/accounts'
import {
  asksForSession,
  can,
  type Holder,
  holdsPrivilege,
  isUserArea,
  type Need,
} from '@portal/contract/core/rights/needs'
import {
  groups,
  isPrivilege,
  nameOfPrivilege,
  type Privilege,
  privileges,
} from '@portal/contract/core/rights/privileges'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const staff = (...granted: [group: string, command: string][]): Holder => ({
  type: 'staff',
  privileges: granted.map(([group, command]) => ({ group, command })),
})

const everyPrivilege: readonly Privilege[] = groups.flatMap(group =>
  privileges[group].map(command => ({ group, command })),
)

const simple: readonly Need[] = ['public', 'guest', 'signed_in', 'user_area', 'staff_area', 'sysadmin', 'director']
const tuples = groups.flatMap((group): Need[] => [[group]])
const anyNeed = fc.letrec<{ need: Need }>(tie => ({
  need: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...simple, ...tuples),
    fc.record({ anyOf: fc.array(tie('need'), { maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('need'), { maxLength: 3 }) }),
  ),
})).need
const anyHolder = fc.record({
  type: fc.constantFrom(...accountTypes),
  privileges: fc.subarray([...everyPrivilege], { maxLength: 5 }),
})

describe('whether a person may', () => {
  test('a group alone is met by any command of it, a command on its own only', () => {
    expect(can(staff(['complaints', 'reply']), ['complaints'])).toBe(true)
    expect(can(staff(['complaints', 'reply']), ['complaints', 'reply'])).toBe(true)
    expect(can(staff(['complaints', 'reply']), ['complaints', 'view_all'])).toBe(false)
    expect(can(staff(['donors', 'view']), ['courses', 'view'])).toBe(false)
    expect(can(staff(), ['complaints'])).toBe(false)
  })

  test('any command of a group lets a person view what it works on, and no more than that', () => {
    const ownRows: readonly string[] = [
      'files',
      'purchase_requests',
      'employment_requests',
      'delegations',
      'complaints',
    ]
    const ownPages: readonly string[] = ['trainees', 'instructors', 'specials']
    for (const { group, command } of everyPrivilege) {
      const implied = ownPages.includes(group) ? [] : [ownRows.includes(group) ? 'view_own' : 'view']
      const held = everyPrivilege.filter(one => holdsPrivilege(staff([group, command]), one))
      const expected = new Set([command, ...implied].map(name => `${group}.${name}`))
      expect(new Set(held.map(nameOfPrivilege))).toEqual(expected)
    }
  })

  test('project_director and sysadmin pass every privilege, and nobody else does', () => {
    for (const type of accountTypes) {
      const passes = type === 'project_director' || type === 'sysadmin'
      for (const group of groups) expect([type, can({ type, privileges: [] }, [group])]).toEqual([type, passes])
    }
  })

  test('only sysadmin passes what is asked of sysadmin', () => {
    const passing = accountTypes.filter(type => can({ type, privileges: everyPrivilege }, 'sysadmin'))
    expect(passing).toEqual(['sysadmin'])
  })

  test('the user area is for type user alone, the staff area for all others', () => {
    for (const type of accountTypes) {
      const holder = { type, privileges: [] }
      expect(isUserArea(holder)).toBe(type === 'user')
      expect(can(holder, 'user_area')).toBe(type === 'user')
      expect(can(holder, 'staff_area')).toBe(type !== 'user')
    }
  })

  test('nobody passes only what is public or for guests', () => {
    expect(simple.filter(need => can(null, need))).toEqual(['public', 'guest'])
    expect(tuples.filter(need => can(null, need))).toEqual([])
    expect(can(null, { anyOf: ['signed_in', 'public'] })).toBe(true)
    expect(can(null, { allOf: [] })).toBe(false)
    expect(can(staff(), 'guest')).toBe(false)
    expect(asksForSession('signed_in')).toBe(true)
    expect(asksForSession('guest')).toBe(false)
  })

  test('a need made of others is met when any, or all, of them are', () => {
    const law = fc.property(anyHolder, fc.array(anyNeed, { maxLength: 4 }), (holder, needs) => {
      expect(can(holder, { anyOf: needs })).toBe(needs.some(need => can(holder, need)))
      expect(can(holder, { allOf: needs })).toBe(needs.every(need => can(holder, need)))
    })
    fc.assert(law)
  })

  test('more privileges never take a right away', () => {
    const law = fc.property(anyHolder, fc.constantFrom(...everyPrivilege), anyNeed, (holder, more, need) => {
      if (can(holder, need)) expect(can({ ...holder, privileges: [...holder.privileges, more] }, need)).toBe(true)
    })
    fc.assert(law)
  })
})

describe('the table of privileges', () => {
  test('has every group that the drawer names', () => {
    const drawer =
      'donors projects courses purchase_requests employment_requests activities sub_activities users trainers'
    const rest = 'evaluation_forms signatures instructors trainees files delegations complaints'
    for (const group of `${drawer} ${rest}`.split(' ')) expect(groups).toContain(group)
  })

  test('names each command once in its group', () => {
    for (const group of groups) expect(new Set(privileges[group]).size).toBe(privileges[group].length)
  })

  test('knows its own pairs and no other', () => {
    expect(everyPrivilege.every(isPrivilege)).toBe(true)
    for (const [group, command] of [
      ['complaints', 'delete'],
      ['nothing', 'view'],
      ['__proto__', 'toString'],
      ['constructor', 'name'],
      ['complaints', ''],
    ])
      expect(isPrivilege({ group: String(group), command: String(command) })).toBe(false)
  })

  test('is all that an account starts with, each once', () => {
    for (const type of accountTypes) {
      const names = startingPrivileges[type].map(({ group, command }) => `${group}/${command}`)
      expect(new Set(names).size).toBe(names.length)
      expect(startingPrivileges[type].filter(one => !isPrivilege(one))).toEqual([])
    }
  })
})
