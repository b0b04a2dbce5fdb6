import type { AccountType } from './accounts.ts'
import { impliedBy, type Privilege, type PrivilegeCommand, type PrivilegeGroup } from './privileges.ts'

type PrivilegeNeed = {
  [G in PrivilegeGroup]: readonly [group: G] | readonly [group: G, command: PrivilegeCommand<G>]
}[PrivilegeGroup]

/**
 * What a route, endpoint, or button requires. `guest` requires that nobody is logged in. `user_area` and `staff_area`
 * require an account of that side of the portal. `sysadmin` requires that account type. `director` requires an account
 * that passes every privilege check. A tuple requires a privilege.
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

export interface Holder {
  readonly type: AccountType
  readonly privileges: readonly Privilege[]
}

const passesAll = (type: AccountType) => type === 'project_director' || type === 'sysadmin'

const holds = (user: Holder, group: string, command?: string) =>
  passesAll(user.type) ||
  user.privileges.some(
    granted =>
      granted.group === group && (command === undefined || granted.command === command || command === impliedBy(group)),
  )

/** Whether the account uses /sup. All other types use /staff. */
export const isUserArea = (user: Holder): boolean => user.type === 'user'

const isTuple = (need: Need): need is PrivilegeNeed => Array.isArray(need)

/** Decides every access check. `null` is a visitor who isn't logged in. */
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

/** People can't grant privileges that they don't have. */
export const holdsPrivilege = (user: Holder, { group, command }: Privilege): boolean => holds(user, group, command)

/** Whether a visitor would have to log in first. */
export const asksForSession = (need: Need): boolean => !can(null, need)

type RecordGroup = {
  [G in PrivilegeGroup]: 'view' | 'add' | 'edit' | 'delete' extends PrivilegeCommand<G> ? G : never
}[PrivilegeGroup]

export const groupNeeds = <const G extends RecordGroup>(group: G) =>
  ({ view: [group, 'view'], add: [group, 'add'], edit: [group, 'edit'], delete: [group, 'delete'] }) as const

/** Accounting officers of both locations maintain exchange rates and accounting codes. */
export const accountingNeed = {
  anyOf: [
    ['specials', 'accounting_officer_syria'],
    ['specials', 'accounting_officer_turkey'],
  ],
} as const satisfies Need

/** Everyone who works with budgets may read exchange rates and accounting codes. */
export const accountingReadNeed = { anyOf: [['budget'], accountingNeed] } as const satisfies Need

/** Who may send mailings. People see only their own mailings. */
export const mailingNeed = {
  anyOf: [
    ['users', 'send_emails'],
    ['sub_activities', 'send_emails'],
  ],
} as const satisfies Need

/** Staff who may see instructors or trainees. Which of their trainings are visible is decided per row. */
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
