import * as z from 'zod/mini'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { isPrivilege } from '../../core/rights/privileges.ts'

/** A privilege as it is shown. */
export const shownPrivilege = z.object({ group: z.string(), command: z.string() })

const word = () => z.string({ error: 'wrong_type' }).check(z.maxLength(40, { error: 'too_long' }))

/** Privileges as they are to be from now on; each has to be in the table of privileges. */
export const privilegeList = () =>
  z
    .array(
      z
        .object({ group: word(), command: word() }, { error: 'wrong_type' })
        .check(z.refine(isPrivilege, { error: 'unknown_value' satisfies FieldCode })),
      { error: 'wrong_type' },
    )
    .check(z.maxLength(200, { error: 'too_long' }))
