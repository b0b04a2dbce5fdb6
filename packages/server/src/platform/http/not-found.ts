import { refuse } from './refusal.ts'

/** Returns the row, or throws `not_found` if it is missing or hidden from the person. */
export const orNotFound = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw refuse('not_found')
  return row
}

/** Checks the version of a locked row. Throws `not_found`, or `changed_meanwhile` with the current record. */
export const ofVersion = async <Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number,
  present: () => unknown,
): Promise<Row> => {
  const found = orNotFound(row)
  if (found.version !== version) throw refuse('changed_meanwhile', { data: await present() })
  return found
}
