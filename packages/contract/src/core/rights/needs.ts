import type { AccountType } from './accounts.ts'
import { type Command, type Group, impliedBy, type Privilege } from './privileges.ts'

/** One privilege group, or one command of it. */
type PrivilegeNeed = { [G in Group]: readonly [group: G] | readonly [group: G, command: Command<G>] }[Group]

/**
 * What a route, an endpoint or a button asks of the person.
 * `public` asks nothing, `guest` asks for nobody signed in, `user_area` and `staff_area` for the account's side of
 * the portal, `sysadmin` for that account type, `director` for those who pass every privilege check, a tuple for a
 * privilege.
 */
export type Need =
  | 'public'
  | 'guest'
  | 'signed_in'
  | 'user_area'
  | 'staff_area'
  | 'sysadmin'
  | 'director'
  | PrivilegeNeed
  | { readonly allOf: readonly Need[] }
  | { readonly anyOf: readonly Need[] }

/** The part of a user that rights depend on. */
export interface Holder {
  readonly type: AccountType
  readonly privileges: readonly Privilege[]
}

/** Account types that pass every privilege check (specification section 6). */
const passesAll = (type: AccountType) => type === 'project_director' || type === 'sysadmin'

const holds = (user: Holder, group: string, command?: string) =>
  passesAll(user.type) ||
  user.privileges.some(
    granted =>
      granted.group === group && (command === undefined || granted.command === command || command === impliedBy(group)),
  )

/** Whether the account belongs to /sup; every other type belongs to /staff. */
export const isUserArea = (user: Holder): boolean => user.type === 'user'

const isTuple = (need: Need): need is PrivilegeNeed => Array.isArray(need)

/** The one answer to "may this person?". `null` is a person who is not signed in. */
export const can = (user: Holder | null, need: Need): boolean => {
  if (need === 'public') return true
  if (need === 'guest') return user === null
  if (user === null) return typeof need === 'object' && 'anyOf' in need && need.anyOf.some(one => can(user, one))
  if (need === 'signed_in') return true
  if (need === 'user_area') return isUserArea(user)
  if (need === 'staff_area') return !isUserArea(user)
  if (need === 'sysadmin') return user.type === 'sysadmin'
  if (need === 'director') return passesAll(user.type)
  if (isTuple(need)) return holds(user, need[0], need[1])
  return 'allOf' in need ? need.allOf.every(one => can(user, one)) : need.anyOf.some(one => can(user, one))
}

/** Whether the person has a privilege; what they do not have they may not grant either (decision 34). */
export const holdsPrivilege = (user: Holder, { group, command }: Privilege): boolean => holds(user, group, command)

/** Whether someone who is not signed in is refused for that reason alone. */
export const asksForSession = (need: Need): boolean => !can(null, need)

/** The groups of privileges that have the four commands of a record. */
type RecordGroup = { [G in Group]: 'view' | 'add' | 'edit' | 'delete' extends Command<G> ? G : never }[Group]

/** The needs of a record whose group has a command for each (specification section 6). */
export const groupNeeds = <const G extends RecordGroup>(group: G) =>
  ({ view: [group, 'view'], add: [group, 'add'], edit: [group, 'edit'], delete: [group, 'delete'] }) as const

/** Who maintains rates and accounting codes: the accounting officers of both locations. */
export const accountingNeed = {
  anyOf: [
    ['specials', 'accounting_officer_syria'],
    ['specials', 'accounting_officer_turkey'],
  ],
} as const satisfies Need

/** Who reads them: whoever works with budgets, and who maintains them. */
export const accountingReadNeed = { anyOf: [['budget'], accountingNeed] } as const satisfies Need

/** Who may write to people; of a message to many they see only their own. */
export const mailingNeed = {
  anyOf: [
    ['users', 'send_emails'],
    ['sub_activities', 'send_emails'],
  ],
} as const satisfies Need

/** Who of the staff reads of everybody who teaches or takes trainings; of which trainings is decided per row. */
export const participantNeeds = {
  instructors: {
    anyOf: [
      ['instructors', 'view'],
      ['instructors', 'instructor_pages'],
    ],
  },
  trainees: {
    anyOf: [
      ['trainees', 'view'],
      ['trainees', 'trainee_pages'],
    ],
  },
} as const satisfies Record<string, Need>
