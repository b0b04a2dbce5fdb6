import * as z from 'zod/mini'
import { id, moment } from '../core/fields/fields.ts'
import { namedPerson } from '../core/records/people.ts'

export const eventKinds = [
  ...(['hold', 'resume', 'ask_cancel', 'cancel', 'buy'] as const),
  ...(['receive', 'deliver', 'short_close', 'post_expense', 'complete', 'reopen'] as const),
] as const

export const happenings = ['sign', 'reject', 'edit', ...eventKinds] as const

export const receipt = z.object({
  number: z.int(),
  items: z.array(z.object({ position: z.int(), quantity: z.number() })),
  note: z.nullable(z.string()),
  by: z.nullable(namedPerson),
  at: moment(),
})

export const requestEvent = z.object({
  id: id(),
  kind: z.enum(eventKinds),
  text: z.nullable(z.string()),
  by: z.nullable(namedPerson),
  at: moment(),
})
