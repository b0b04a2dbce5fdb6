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

describe('can', () => {
  test('accepts any command for a group, and only the same command for a command', () => {
    expect(can(staff(['complaints', 'reply']), ['complaints'])).toBe(true)
    expect(can(staff(['complaints', 'reply']), ['complaints', 'reply'])).toBe(true)
    expect(can(staff(['complaints', 'reply']), ['complaints', 'view_all'])).toBe(false)
    expect(can(staff(['donors', 'view']), ['courses', 'view'])).toBe(false)
    expect(can(staff(), ['complaints'])).toBe(false)
  })

  test('implies only the view of its group from any command', () => {
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

  test('grants every privilege to project_director and sysadmin only', () => {
    for (const type of accountTypes) {
      const passes = type === 'project_director' || type === 'sysadmin'
      for (const group of groups) expect([type, can({ type, privileges: [] }, [group])]).toEqual([type, passes])
    }
  })

  test('meets the need sysadmin for sysadmin only', () => {
    const passing = accountTypes.filter(type => can({ type, privileges: everyPrivilege }, 'sysadmin'))
    expect(passing).toEqual(['sysadmin'])
  })

  test('assigns type user to the user area and all others to the staff area', () => {
    for (const type of accountTypes) {
      const holder = { type, privileges: [] }
      expect(isUserArea(holder)).toBe(type === 'user')
      expect(can(holder, 'user_area')).toBe(type === 'user')
      expect(can(holder, 'staff_area')).toBe(type !== 'user')
    }
  })

  test('lets visitors pass only public and guest', () => {
    expect(simple.filter(need => can(null, need))).toEqual(['public', 'guest'])
    expect(tuples.filter(need => can(null, need))).toEqual([])
    expect(can(null, { anyOf: ['signed_in', 'public'] })).toBe(true)
    expect(can(null, { allOf: [] })).toBe(false)
    expect(can(staff(), 'guest')).toBe(false)
    expect(asksForSession('signed_in')).toBe(true)
    expect(asksForSession('guest')).toBe(false)
  })

  test('combines needs with anyOf and allOf', () => {
    const law = fc.property(anyHolder, fc.array(anyNeed, { maxLength: 4 }), (holder, needs) => {
      expect(can(holder, { anyOf: needs })).toBe(needs.some(need => can(holder, need)))
      expect(can(holder, { allOf: needs })).toBe(needs.every(need => can(holder, need)))
    })
    fc.assert(law)
  })

  test('never loses a right when a privilege is added', () => {
    const law = fc.property(anyHolder, fc.constantFrom(...everyPrivilege), anyNeed, (holder, more, need) => {
      if (can(holder, need)) expect(can({ ...holder, privileges: [...holder.privileges, more] }, need)).toBe(true)
    })
    fc.assert(law)
  })
})

describe('the privilege table', () => {
  test('contains every group of the drawer', () => {
    const drawer =
      'donors projects courses purchase_requests employment_requests activities sub_activities users trainers'
    const rest = 'evaluation_forms signatures instructors trainees files delegations complaints'
    for (const group of `${drawer} ${rest}`.split(' ')) expect(groups).toContain(group)
  })

  test('has no duplicate commands in a group', () => {
    for (const group of groups) expect(new Set(privileges[group]).size).toBe(privileges[group].length)
  })

  test('recognises its own pairs only', () => {
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

  test('contains all starting privileges, without duplicates', () => {
    for (const type of accountTypes) {
      const names = startingPrivileges[type].map(({ group, command }) => `${group}/${command}`)
      expect(new Set(names).size).toBe(names.length)
      expect(startingPrivileges[type].filter(one => !isPrivilege(one))).toEqual([])
    }
  })
})
