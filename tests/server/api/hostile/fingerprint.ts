import type { Database } from '../../../../packages/server/src/platform/database/index.ts'

// Tables that may change when a request is rejected: counters of attempts, and data about sessions and browsers.
const counters = ['attempts', 'sessions', 'known_devices', 'codes', 'sign_ups', 'vitals', 'jobs']

// Counts statements that write, including those that are rolled back. An unchanged count means unchanged tables.
const countWrites = (tables: readonly string[]) => `
  CREATE SEQUENCE writes;
  SELECT nextval('writes');
  CREATE FUNCTION count_writes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    $$ BEGIN PERFORM nextval('public.writes'); RETURN NULL; END $$;
  ${tables
    .map(
      name => `CREATE TRIGGER count_writes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${name}"
        FOR EACH STATEMENT EXECUTE FUNCTION count_writes();`,
    )
    .join('\n')}`

const sumsOf = (tables: readonly string[]) => {
  const parts = tables.map(
    name =>
      `SELECT '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS line FROM "${name}" t`,
  )
  return `SELECT string_agg(line, E'\\n' ORDER BY line) AS all FROM (${parts.join(' UNION ALL ')}) lines`
}

/**
 * Returns row counts and checksums of all tables except the counters, as one text. Reads the tables again only after a
 * write, because most requests are rejected before they write anything.
 */
export const fingerprintOf = async ({ pool }: Database): Promise<() => Promise<string>> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname <> ALL ($1) ORDER BY 1`,
    [counters],
  )
  const tables = rows.map(({ name }) => name)
  await pool.query(countWrites(tables))
  const text = sumsOf(tables)
  let last: { writes: string; sums: string } | undefined
  return async () => {
    const { rows: counted } = await pool.query<{ writes: string }>('SELECT last_value AS writes FROM writes')
    const writes = counted[0]?.writes ?? ''
    if (last?.writes !== writes) {
      const { rows: found } = await pool.query<{ all: string }>({ name: 'fingerprint', text })
      last = { writes, sums: found[0]?.all ?? '' }
    }
    return last.sums
  }
}
