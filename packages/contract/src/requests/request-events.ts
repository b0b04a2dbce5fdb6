import * as z from 'zod/mini'
import { id, moment } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'

/** Steps in the life of a request. */
export const eventKinds = [
  ...(['hold', 'resume', 'ask_cancel', 'cancel', 'buy'] as const),
  ...(['receive', 'deliver', 'short_close', 'post_expense', 'complete', 'reopen'] as const),
] as const

/** What can happen to a request after it was added: a signature, a rejection, a new revision or a step. */
export const happenings = ['sign', 'reject', 'edit', ...eventKinds] as const

/** One delivery of a purchase, as it was received. */
export const receipt = z.object({
  number: z.int(),
  items: z.array(z.object({ position: z.int(), quantity: z.number() })),
  note: z.nullable(z.string()),
  by: z.nullable(namedPerson),
  at: moment(),
})

/** A step, with the person and the reason. */
export const requestEvent = z.object({
  id: id(),
  kind: z.enum(eventKinds),
  /** The reason. */
  text: z.nullable(z.string()),
  by: z.nullable(namedPerson),
  at: moment(),
})
