import type pg from 'pg'

// Reads still succeed on a full disk. This query spills half a megabyte to a temporary file, so it fails then.
const PROBE = `
  BEGIN READ ONLY;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  COMMIT`

/** Throws if the database doesn't answer or its disk is full. */
export const probe = async (pool: pg.Pool): Promise<void> => {
  await pool.query(PROBE)
}
