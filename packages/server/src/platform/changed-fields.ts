import { isDeepStrictEqual } from 'node:util'

/** The names of the fields that a change gives another value, for the audit; the database sorts the keys of objects. */
const changedFields = (former: object, next: object): string[] =>
  Object.entries(next)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(former, name), value))
    .map(([name]) => name)

/** Longer texts are named in the audit without their content. */
const LONGEST = 200

const isShown = (value: unknown) =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST)

/**
 * The same with the values of those of `shown` before and after: figures, days, codes and names that everybody reads
 * who sees the record. What people wrote at length, and whom it is about, is not copied into the audit.
 */
export const changedValues = (former: object, next: object, shown: readonly string[]) => {
  const fields = changedFields(former, next)
  const values = fields.flatMap(name => {
    const [before, after] = [Reflect.get(former, name) ?? null, Reflect.get(next, name) ?? null]
    return shown.includes(name) && isShown(before) && isShown(after) ? [{ field: name, before, after }] : []
  })
  return { fields, ...(values.length > 0 && { values }) }
}
