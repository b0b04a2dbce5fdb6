import { type FieldCode, isFieldCode } from '@portal/contract/core/fields/field-codes'
import { allImportFields, type ImportField } from '@portal/contract/core/tables/import-fields'
import type * as z from 'zod/mini'
import type { ReadValue } from '../values.ts'

/** A problem of one cell, or of the whole row if `field` is null. */
export interface ImportCellProblem {
  readonly field: ImportField | null
  readonly code: FieldCode
}

/** Fields with a different name in the contract, because they are in minor units. */
const renamed: Readonly<Record<string, string>> = { price: 'price_minor' }

/**
 * Parses the values of a row with the contract's schema. Returns all problems with their columns: unreadable values,
 * and values that the schema rejects.
 */
export const draftFrom = <Draft>(
  schema: z.ZodMiniType<Draft>,
  values: Partial<Readonly<Record<ImportField, ReadValue<string | number | null>>>>,
  names: Readonly<Partial<Record<ImportField, string>>> = {},
): { readonly draft: Draft } | { readonly problems: readonly ImportCellProblem[] } => {
  const nameOf = (field: ImportField) => names[field] ?? renamed[field] ?? field
  const given = allImportFields.flatMap(field => {
    const value = values[field]
    return value ? [{ field, value }] : []
  })
  const unreadable = given.flatMap(({ field, value }) => ('code' in value ? [{ field, code: value.code }] : []))
  const filled = given.flatMap(({ field, value }) =>
    'value' in value && value.value !== null ? [[nameOf(field), value.value]] : [],
  )
  const parsed = schema.safeParse(Object.fromEntries(filled))
  if (parsed.success && unreadable.length === 0) return { draft: parsed.data }
  const refused = (parsed.error?.issues ?? []).flatMap(({ path, message }) => {
    const found = given.find(one => nameOf(one.field) === path[0])
    if (!found || 'code' in found.value) return []
    const { field, value } = found
    if (value.value === null) return [{ field, code: 'field_required' as const }]
    return [{ field, code: isFieldCode(message) ? message : ('wrong_type' as const) }]
  })
  return { problems: [...unreadable, ...refused] }
}
