import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { one } from '../api/lists.ts'
import { choices, chosenId, id } from '../fields/fields.ts'
import { accountTypes } from '../rights/accounts.ts'

export const namedPerson = z.object({ id: id(), full_name_en: z.string(), full_name_ar: z.string() })

export const member = z.extend(namedPerson, { type: z.enum(accountTypes), email: z.string() })

export type Member = z.infer<typeof member>

/** A named set of privileges. Accounts of `account_type` start with it. */
export const namedProfile = z.object({
  id: id(),
  name: z.string(),
  account_type: z.nullable(z.enum(accountTypes)),
})

/** The complete team, which replaces the current one. */
export const teamIds = () => choices(chosenId(), 200)

/** Returns trainees and instructors only to people who may see participants. */
export const readPerson = endpoint({
  method: 'GET',
  path: '/people/:id',
  summary: 'Name, role and email of a person',
  needs: 'staff_area',
  input: z.object({ id: id() }),
  output: one(member),
  errors: ['not_found'],
})
