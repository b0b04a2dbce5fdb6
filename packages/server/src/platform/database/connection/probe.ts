import type pg from 'pg'

// Reading goes on when a disk is full. Half a megabyte, written where statements put what is too much for their memory
// and dropped at once, shows whether there is space.
const PROBE = `
  BEGIN READ ONLY;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  COMMIT`

/** Throws what prevents the database from answering or from writing. */
export const probe = async (pool: pg.Pool): Promise<void> => {
  await pool.query(PROBE)
}
