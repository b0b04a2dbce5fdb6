/** Class of a database failure. `mistake` means that the statement or its values are wrong, so a retry fails too. */
export type DatabaseFailure = 'unavailable' | 'busy' | 'disk_full' | 'data_damaged' | 'mistake'

/** SQLSTATEs (PostgreSQL, appendix A) and system errors. The first match applies. */
const kinds: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^(53100|ENOSPC)$/, 'disk_full'],
  // Too many connections, a lock, statement, or idle timeout, a serialisation failure, or a deadlock.
  [/^(53300|55P03|57014|25P0[34]|40001|40P01)$/, 'busy'],
  // A checksum mismatch in a table or index page. Retries don't help. Restore a backup.
  [/^XX00[12]$/, 'data_damaged'],
  // A read-only server is a former primary, or a replica that isn't promoted yet.
  [/^25006$/, 'unavailable'],
  [/^(0[9ABFLPZ]|10|2[0-57BDF]|3[489BF]|40002|42|44|54|P0)/, 'mistake'],
]

/**
 * Classifies a SQLSTATE or system error code, empty if the driver gives none. Unknown codes count as `unavailable`,
 * because servers and poolers fail in more ways than a list can name.
 */
export const databaseFailureOf = (code: string): DatabaseFailure =>
  kinds.find(([codes]) => codes.test(code))?.[1] ?? 'unavailable'
