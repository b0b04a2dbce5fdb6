import { isDeepStrictEqual } from 'node:util'

/** Names of changed fields. Compares deeply, because jsonb reorders object keys. */
const changedFields = (former: object, next: object): string[] =>
  Object.entries(next)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(former, name), value))
    .map(([name]) => name)

/** Maximum length, in characters, of a text that the audit copies. */
const LONGEST = 200

const isShown = (value: unknown) =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST)

/**
 * Names of changed fields, plus old and new values of those in `shown`. `shown` lists only numbers, days, codes, and
 * names that everybody who sees the record may read. The audit never copies free text or personal data.
 */
export const changedValues = (former: object, next: object, shown: readonly string[]) => {
  const fields = changedFields(former, next)
  const values = fields.flatMap(name => {
    const [before, after] = [Reflect.get(former, name) ?? null, Reflect.get(next, name) ?? null]
    return shown.includes(name) && isShown(before) && isShown(after) ? [{ field: name, before, after }] : []
  })
  return { fields, ...(values.length > 0 && { values }) }
}
