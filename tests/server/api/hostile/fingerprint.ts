import type { Database } from '../../../../packages/server/src/platform/database/index.ts'

// What may change although a call was refused: counters of tries, and what only sessions and browsers leave.
const counters = ['attempts', 'sessions', 'known_devices', 'codes', 'sign_ups', 'vitals', 'jobs']

/** Count and checksum of every table but the counters, in one text. */
export const fingerprintOf = async ({ pool }: Database): Promise<() => Promise<string>> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname <> ALL ($1) ORDER BY 1`,
    [counters],
  )
  const parts = rows.map(
    ({ name }) =>
      `SELECT '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS line FROM "${name}" t`,
  )
  const text = `SELECT string_agg(line, E'\\n' ORDER BY line) AS all FROM (${parts.join(' UNION ALL ')}) lines`
  return async () => {
    const { rows: found } = await pool.query<{ all: string }>({ name: 'fingerprint', text })
    return found[0]?.all ?? ''
  }
}
