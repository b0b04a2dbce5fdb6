/**
 * What a failure of the database means for whoever asked. A `mistake` is in the statement or its values: it was refused,
 * and would be again.
 */
export type Failure = 'unavailable' | 'busy' | 'disk_full' | 'data_damaged' | 'mistake'

/** SQLSTATEs (PostgreSQL, appendix A) and system errors; the first that matches applies. */
const kinds: readonly (readonly [RegExp, Failure])[] = [
  [/^(53100|ENOSPC)$/, 'disk_full'],
  // Too many at once, locked by others for too long, a statement or a pause that took too long.
  [/^(53300|55P03|57014|25P0[34]|40001|40P01)$/, 'busy'],
  // A page of a table or of an index whose checksum does not fit. Trying again does not help; a backup does.
  [/^XX00[12]$/, 'data_damaged'],
  // A server that only reads is a former primary, or one that is not it yet.
  [/^25006$/, 'unavailable'],
  [/^(0[9ABFLPZ]|10|2[0-57BDF]|3[489BF]|40002|42|44|54|P0)/, 'mistake'],
]

/**
 * Classifies a failure of the database or of its driver by its code, which is empty where the driver gives none. What is
 * known for no mistake counts as `unavailable`: servers and the poolers between fail in more ways than a list can name.
 */
export const failureOf = (code: string): Failure => kinds.find(([codes]) => codes.test(code))?.[1] ?? 'unavailable'
