import type pg from 'pg'

// Reading goes on when a disk is full. Half a megabyte, written where statements keep what is too much for their memory
// and dropped at once, tells whether there is room.
const PROBE = `
  BEGIN READ ONLY;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  COMMIT`

/** Throws what keeps the database from answering or from writing. */
export const probe = async (pool: pg.Pool): Promise<void> => {
  await pool.query(PROBE)
}
