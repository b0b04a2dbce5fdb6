import { isOwn } from '@portal/contract/core/api/own-subject'
import {
  addDelegation,
  type Delegation,
  deleteDelegation,
  editDelegation,
  listDelegates,
  listDelegations,
  readDelegation,
  readDelegationCalendar,
  revokeDelegation,
} from '@portal/contract/requests/delegations'
import { presentName } from '../../people/accounts/names.ts'
import { lockUsers } from '../../people/users/store.ts'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { OfVersion } from '../../platform/database/rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import type { DelegationRow } from '../signatures/schema.ts'
import { allSigners } from '../signatures/signers.ts'
import { delegationProblemsOf, rightsOnDelegation, stateOf, type Term } from './rules.ts'
import {
  delegationRows,
  delegationsOfMonth,
  type FoundDelegation,
  isDelegated,
  isOwnDelegation,
  pageOfDelegations,
} from './store.ts'

const audit = auditOf('delegations')

const present = ({ user, services }: Context, { delegation, ...people }: FoundDelegation): Delegation => {
  const { ended_early: _, ...fields } = delegation
  return {
    ...fields,
    delegated_by: presentName(people.by),
    delegated_to: presentName(people.to),
    state: stateOf(delegation, todayOf(services)),
    can: rightsOnDelegation(user, delegation, todayOf(services)),
  }
}

const found = async (context: Context, id: string) =>
  present(context, orNotFound(await delegationRows.find(context.db, id, isOwnDelegation(context.user.id))))

/**
 * Locks the user's own delegation of this version. Throws if they didn't give it, or if its state doesn't allow this.
 */
const allowed = async (context: Context, { id, version }: OfVersion, right: keyof Delegation['can']) => {
  const { db, user, services } = context
  const row = (await delegationRows.lock(db, id, isOwnDelegation(user.id)))?.delegation
  const delegation = await ofVersion(row, version, () => found(context, id))
  if (!isOwn(user, delegation.delegated_by)) throw refuse('privilege_missing')
  if (!rightsOnDelegation(user, delegation, todayOf(services))[right]) throw refuse('transition_refused')
  return delegation
}

// Locks both accounts. The second of two overlapping delegations then sees the first, and none names an account that is
// being deactivated.
const lockPeople = async ({ db, user }: Context, delegateId: string) => {
  const people = await lockUsers(db, [user.id, delegateId])
  if (!people.get(user.id)?.active) throw refuse('not_signed_in')
}

const check = async ({ db, user, services }: Context, term: Term, before: DelegationRow | null) => {
  const errors: { path: string; code: string }[] = [...delegationProblemsOf(term, before, todayOf(services))]
  const isOffered = async () =>
    !isOwn(user, term.delegated_to) && (await allSigners(db)).some(({ id }) => id === term.delegated_to)
  if (term.delegated_to !== before?.delegated_to && !(await isOffered()))
    errors.push({ path: 'delegated_to_id', code: 'unknown_value' })
  if (await isDelegated(db, { ...term, delegated_by: user.id }, before?.id))
    errors.push({ path: 'from', code: 'delegation_overlap' })
  if (errors.length > 0) throw refuse('invalid', { errors })
}

/** Delegations. People see and change only their own, including sysadmins and directors. */
export const delegationRoutes = [
  handle(listDelegations, async (query, context) => {
    const page = await pageOfDelegations(context.db, context.user.id, query)
    return { ...page, data: page.data.map(row => present(context, row)) }
  }),

  handle(readDelegation, async ({ id }, context) => ({ data: await found(context, id) })),

  handle(addDelegation, async ({ delegated_to_id: delegated_to, ...days }, context) => {
    await lockPeople(context, delegated_to)
    await check(context, { ...days, delegated_to }, null)
    const id = await delegationRows.insert(context.db, { ...days, delegated_to, delegated_by: context.user.id })
    await audit(context, 'add', id)
    return { data: await found(context, id) }
  }),

  handle(editDelegation, async ({ id, version, delegated_to_id: delegated_to, ...days }, context) => {
    await lockPeople(context, delegated_to)
    const before = await allowed(context, { id, version }, 'edit')
    await check(context, { ...days, delegated_to }, before)
    const next = { ...days, delegated_to }
    await delegationRows.change(context.db, id, next)
    await audit(context, 'edit', id, changedValues(before, next, ['from', 'to']))
    return { data: await found(context, id) }
  }),

  handle(deleteDelegation, async (given, context) => {
    const { id } = await allowed(context, given, 'delete')
    await delegationRows.remove(context.db, id)
    await audit(context, 'delete', id)
    return DONE
  }),

  handle(revokeDelegation, async (given, context) => {
    const { id } = await allowed(context, given, 'revoke')
    await delegationRows.change(context.db, id, { ended_early: 'revoked' })
    await audit(context, 'revoke', id)
    return { data: await found(context, id) }
  }),

  handle(readDelegationCalendar, async ({ month }, context) => {
    const rows = await delegationsOfMonth(context.db, context.user.id, month)
    return { data: rows.map(row => present(context, row)) }
  }),

  handle(listDelegates, async (_, { db, user }) => ({
    data: (await allSigners(db)).filter(({ id }) => !isOwn(user, id)),
  })),
]
