import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one } from '../core/api/lists.ts'
import type { FieldCode } from '../core/fields/field-codes.ts'
import { chosenId, day, id, month, version } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'

/** The state of a delegation: by its days, or because it was revoked. */
export const delegationStates = ['upcoming', 'active', 'ended', 'revoked'] as const

/** The state of a delegation. */
export type DelegationState = (typeof delegationStates)[number]

const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'date_before_start' satisfies FieldCode,
})

/** To whom somebody delegates their signatures, and from which day to which; both days are part of it. */
const delegationDraft = z.object({ delegated_to_id: chosenId(), from: day(), to: day() }).check(inOrder)

/** A delegation of signature roles, as either of its two people sees it (decision 14). */
export const delegation = z.object({
  id: id(),
  from: z.string(),
  to: z.string(),
  delegated_by: z.nullable(namedPerson),
  delegated_to: z.nullable(namedPerson),
  state: z.enum(delegationStates),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), revoke: z.boolean() }),
})

/** A delegation of signature roles. */
export type Delegation = z.infer<typeof delegation>

const needs = {
  view: ['delegations', 'view_own'],
  add: ['delegations', 'add'],
  edit: ['delegations', 'edit'],
  delete: ['delegations', 'delete'],
} as const

const calendar = '/delegations/calendar'

/**
 * Own delegations, given and received. One that has not begun can be changed and deleted; of one that is active only
 * the last day can be changed, and it is revoked instead of deleted. Of one person no two are on the same day.
 */
export const delegationEndpoints = crud({
  path: '/delegations',
  names: ['a delegation', 'delegations'],
  record: delegation,
  draft: delegationDraft,
  query: z.extend(z.omit(listQuery(['-from', 'from', '-to', 'to']), { search: true }), {
    /** `given`: by the person; `received`: to them. */
    mine: z.optional(z.enum(['given', 'received'], { error: 'unknown_value' })),
  }),
  needs,
  touches: { add: [calendar], edit: [calendar], delete: [calendar] },
  errors: { edit: ['privilege_missing', 'transition_refused'], delete: ['privilege_missing', 'transition_refused'] },
})

/** They by their names. */
export const {
  list: listDelegations,
  read: readDelegation,
  add: addDelegation,
  edit: editDelegation,
  delete: deleteDelegation,
} = delegationEndpoints

/** POST /delegations/:id/revoke: ends an active one at once. */
export const revokeDelegation = endpoint({
  method: 'POST',
  path: '/delegations/:id/revoke',
  summary: 'Revoke a delegation',
  needs: needs.delete,
  input: z.object({ id: id(), version: version() }),
  output: one(delegation),
  touches: ['/delegations', '/delegations/:id', calendar],
  seenBy: needs.view,
  errors: ['not_found', 'changed_meanwhile', 'privilege_missing', 'transition_refused'],
})

/** GET /delegations/calendar: the own ones that are valid on some day of a month; none that was revoked. */
export const readDelegationCalendar = endpoint({
  method: 'GET',
  path: calendar,
  summary: 'Own delegations of a month',
  needs: needs.view,
  input: z.object({ month: month() }),
  output: one(z.array(delegation)),
})

/** GET /delegations/people: those who may sign requests, to whom the person can delegate. */
export const listDelegates = endpoint({
  method: 'GET',
  path: '/delegations/people',
  summary: 'People to delegate to',
  needs: { anyOf: [needs.add, needs.edit] },
  input: z.object({}),
  output: one(z.array(namedPerson)),
})
