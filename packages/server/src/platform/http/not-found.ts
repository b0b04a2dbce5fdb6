import { refuse } from './refusal.ts'

/** A row that was looked for; refuses with `not_found` where there is none that the person sees. */
export const orNotFound = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw refuse('not_found')
  return row
}

/**
 * A locked row that has to be of this version; refuses with `not_found` where there is none, and with
 * `changed_meanwhile` and the record as it is now where it has another.
 */
export const ofVersion = async <Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number,
  present: () => unknown,
): Promise<Row> => {
  const found = orNotFound(row)
  if (found.version !== version) throw refuse('changed_meanwhile', { data: await present() })
  return found
}
