import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one } from '../core/api/lists.ts'
import type { FieldCode } from '../core/fields/field-codes.ts'
import { chosenId, day, id, month, version } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'

/** Follows from the dates, unless the delegation was revoked. */
export const delegationStates = ['upcoming', 'active', 'ended', 'revoked'] as const

export type DelegationState = (typeof delegationStates)[number]

const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'date_before_start' satisfies FieldCode,
})

/** The first and last day are both included. */
const delegationDraft = z.object({ delegated_to_id: chosenId(), from: day(), to: day() }).check(inOrder)

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

export type Delegation = z.infer<typeof delegation>

/** Whether a delegation covers a day (YYYY-MM-DD), first and last day inclusive. */
export const holdsOn = ({ from, to }: Pick<Delegation, 'from' | 'to'>, day: string): boolean => from <= day && day <= to

/** Days of a month (YYYY-MM) covered by any of the delegations. */
export const daysOf = (month: string, delegations: readonly Pick<Delegation, 'from' | 'to'>[]): string[] =>
  Array.from({ length: 31 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`).filter(day =>
    delegations.some(one => holdsOn(one, day)),
  )

const needs = {
  view: ['delegations', 'view_own'],
  add: ['delegations', 'add'],
  edit: ['delegations', 'edit'],
  delete: ['delegations', 'delete'],
} as const

const calendar = '/delegations/calendar'

/** An active delegation can only be revoked or have its last day changed. One person's delegations never overlap. */
export const delegationEndpoints = crud({
  path: '/delegations',
  names: ['a delegation', 'delegations'],
  record: delegation,
  draft: delegationDraft,
  query: z.extend(z.omit(listQuery(['-from', 'from', '-to', 'to']), { search: true }), {
    /** `given` by the person, or `received` by them. */
    mine: z.optional(z.enum(['given', 'received'], { error: 'unknown_value' })),
  }),
  needs,
  touches: { add: [calendar], edit: [calendar], delete: [calendar] },
  errors: { edit: ['privilege_missing', 'transition_refused'], delete: ['privilege_missing', 'transition_refused'] },
})

export const {
  list: listDelegations,
  read: readDelegation,
  add: addDelegation,
  edit: editDelegation,
  delete: deleteDelegation,
} = delegationEndpoints

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

/** Own delegations that apply on some day of the month, without revoked ones. */
export const readDelegationCalendar = endpoint({
  method: 'GET',
  path: calendar,
  summary: 'Own delegations of a month',
  needs: needs.view,
  input: z.object({ month: month() }),
  output: one(z.array(delegation)),
})

/** People who may sign requests. */
export const listDelegates = endpoint({
  method: 'GET',
  path: '/delegations/people',
  summary: 'People to delegate to',
  needs: { anyOf: [needs.add, needs.edit] },
  input: z.object({}),
  output: one(z.array(namedPerson)),
})
