import type { ErrorCode } from '@portal/contract/core/api/errors'
import { isOwn } from '@portal/contract/core/api/own-subject'
import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import { can, type Holder, holdsPrivilege, isUserArea, type Need } from '@portal/contract/core/rights/needs'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import type { User } from '@portal/contract/people/users/users'
import type { Actor } from '../accounts/rules.ts'

/** Account types that can join teams: those with access to the staff area. */
export const assignableTypes = accountTypes.filter(type => !isUserArea({ type, privileges: [] }))

/** Fields of an account that decide what may be done to it. */
export interface Target extends Actor {
  readonly active: boolean
  readonly isVerified: boolean
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  readonly isEmailChanging: boolean
  /** People whom the account signs for by delegation, now or later. */
  readonly principals: readonly Holder[]
  /** Privileges that everyone gets who signs up. */
  readonly ofEverybody: readonly Privilege[]
}

/** The first privilege that the person lacks, and so may neither grant nor revoke. */
export const firstMissing = (user: Holder, given: readonly Privilege[]): Privilege | undefined =>
  given.find(one => !holdsPrivilege(user, one))

/** Whether the person may grant and revoke all of these. They need to have them, or pass every check. */
export const mayGrant = (user: Holder, given: readonly Privilege[]): boolean => firstMissing(user, given) === undefined

// Only sysadmin may act on sysadmin accounts. Only people who pass every check may act on a project_director.
const isInReach = (user: Holder, target: Pick<Holder, 'type'>): boolean => {
  const bare = { type: target.type, privileges: [] }
  if (can(bare, 'sysadmin')) return can(user, 'sysadmin')
  return can(bare, 'director') ? can(user, 'director') : true
}

/**
 * Whether the person may give and take this account type, which grants its starting profile. Privileges that everyone
 * gets at sign-up don't count.
 */
export const mayGiveType = (
  user: Holder,
  type: AccountType,
  starting: ReadonlyMap<string, readonly Privilege[]>,
): boolean => {
  const everyone: Holder = { type: 'user', privileges: starting.get('user') ?? [] }
  const beyond = (starting.get(type) ?? []).filter(one => !holdsPrivilege(everyone, one))
  return isInReach(user, { type }) && mayGrant(user, beyond)
}

/** Why a person may not act on this account, or null. */
export const refusesActing = (user: Actor, target: Pick<Target, 'id' | 'type'>): ErrorCode | null => {
  if (isOwn(user, target.id)) return 'own_account'
  return isInReach(user, target) ? null : 'privilege_missing'
}

/** Like `refusesActing`, for privileges, profiles, and the account type. Nobody edits their own. */
export const refusesGranting = (user: Actor, target: Pick<Target, 'id' | 'type'>): ErrorCode | null =>
  isOwn(user, target.id) ? 'own_privileges' : refusesActing(user, target)

// A delegation grants the roles and the limit of the absent person.
const hasRolesOf = (user: Holder, principal: Holder): boolean =>
  isInReach(user, principal) &&
  mayGrant(
    user,
    principal.privileges.filter(({ group }) => group === 'specials'),
  )

// Whether the account has no rights that the person lacks. Roles that it holds by delegation count too.
const isNoStronger = (user: Actor, target: Target): boolean =>
  refusesActing(user, target) === null &&
  mayGrant(user, target.privileges) &&
  target.principals.every(principal => hasRolesOf(user, principal))

/**
 * Whether the person may request another email for the account. The mailbox can reset the password, so this equals
 * granting all rights of the account.
 */
export const mayChangeEmail = isNoStronger

/** Whether the person may see the account's sessions. They also reveal when its owner is away. */
export const maySeeSessions = isNoStronger

/**
 * Why a person may not have an invitation link to this account, or null. The link lets them choose the password, so
 * they need all its rights, except for those that everyone gets at sign-up. Roles held by delegation count too.
 */
export const refusesLink = (user: Actor, target: Target): ErrorCode | null => {
  const refused = refusesActing(user, target)
  if (refused) return refused
  if (!target.active || target.hasPassword) return 'transition_refused'
  const everybody: Holder = { type: 'user', privileges: target.ofEverybody }
  const beyond = target.privileges.filter(one => !holdsPrivilege(everybody, one))
  const hasAll = mayGrant(user, beyond) && target.principals.every(principal => hasRolesOf(user, principal))
  return hasAll ? null : 'privilege_missing'
}

export const rightsOnUser = (user: Actor, target: Target): User['can'] => {
  const acts = refusesActing(user, target) === null
  const edits = acts && can(user, ['users', 'edit'])
  const controls = acts && can(user, ['users', 'control_profiles'])
  return {
    edit: edits,
    change_email: edits && !target.isEmailChanging && mayChangeEmail(user, target),
    cancel_email_change: edits && target.isEmailChanging,
    change_type: controls,
    delete: acts && can(user, ['users', 'delete']),
    deactivate: edits && target.active,
    reactivate: edits && !target.active,
    view_sessions: edits && maySeeSessions(user, target),
    end_sessions: edits,
    send_emails: target.active && can(user, ['users', 'send_emails']),
    resend_verification: target.active && !target.isVerified && can(user, ['users', 'resend_verification']),
    copy_invitation: can(user, ['users', 'add']) && refusesLink(user, target) === null,
    verify_manually: acts && target.active && !target.isVerified && can(user, ['users', 'verify_manually']),
    reset_second_factor: acts && target.hasSecondFactor && can(user, 'sysadmin'),
    edit_privileges: controls,
  }
}

const seesParticipants = {
  anyOf: [
    ['users', 'view'],
    ['trainees', 'view'],
    ['instructors', 'view'],
    ['sub_activities', 'enrollments'],
    ['sub_activities', 'assign_trainees'],
  ],
} as const satisfies Need

/** Whether the person sees another's role and email. Staff see each other, and participants require a privilege. */
export const seesPerson = (user: Actor, person: Pick<Actor, 'id' | 'type'>): boolean =>
  isOwn(user, person.id) || assignableTypes.includes(person.type) || can(user, seesParticipants)
