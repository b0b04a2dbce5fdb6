/** Adds missing members to an object. Existing ones stay. */
export const define = (target: object, given: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(given)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
  }
}
