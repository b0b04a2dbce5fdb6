import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { one } from '../api/lists.ts'
import { chosenId, id } from '../fields/fields.ts'
import { accountTypes } from '../rights/accounts.ts'

/** A person as others name them. */
export const namedPerson = z.object({ id: id(), full_name_en: z.string(), full_name_ar: z.string() })

/** A person who works on something. */
export const member = z.extend(namedPerson, { type: z.enum(accountTypes), email: z.string() })

/** A person who works on something. */
export type Member = z.infer<typeof member>

/** A profile that somebody has: a named set of privileges. `account_type` is the type whose accounts start with it. */
export const namedProfile = z.object({
  id: id(),
  name: z.string(),
  account_type: z.nullable(z.enum(accountTypes)),
})

/** The whole team, as it is to be from now on. */
export const teamIds = () => z.array(chosenId()).check(z.maxLength(200, { error: 'too_long' }))

/** GET /people/:id: name, role and email; of participants only for those who see participants. */
export const readPerson = endpoint({
  method: 'GET',
  path: '/people/:id',
  summary: 'Name, role and email of a person',
  needs: 'staff_area',
  input: z.object({ id: id() }),
  output: one(member),
  errors: ['not_found'],
})
