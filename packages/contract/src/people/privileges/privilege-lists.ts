import * as z from 'zod/mini'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { isPrivilege } from '../../core/rights/privileges.ts'

export const shownPrivilege = z.object({ group: z.string(), command: z.string() })

const word = () => z.string({ error: 'wrong_type' }).check(z.maxLength(40, { error: 'too_long' }))

/** The complete list, which replaces the current one. Each privilege must exist. */
export const privilegeList = () =>
  z
    .array(
      z
        .object({ group: word(), command: word() }, { error: 'wrong_type' })
        .check(z.refine(isPrivilege, { error: 'unknown_value' satisfies FieldCode })),
      { error: 'wrong_type' },
    )
    .check(z.maxLength(200, { error: 'too_long' }))
