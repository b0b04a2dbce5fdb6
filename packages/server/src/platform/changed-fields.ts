/** The names of the fields that a change gives another value, for the audit. */
export const changedFields = (former: object, next: object): string[] =>
  Object.entries(next)
    .filter(([name, value]) => JSON.stringify(Reflect.get(former, name)) !== JSON.stringify(value))
    .map(([name]) => name)
