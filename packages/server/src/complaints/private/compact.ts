import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Services } from '../../platform/http/context.ts'
import { describeError } from '../../platform/log/log.ts'
import { forgetMove, lastMove } from './marks.ts'

/** What a database answers that does not let the portal do this, or does not know it. */
const NOT_HERE = ['42501', '0A000', '42601', '42883', '42704']

const fileOf = async (client: pg.PoolClient): Promise<unknown> => {
  const { rows } = await client.query(`SELECT pg_relation_filenode('complaints') AS file`)
  return rows[0]?.file
}

const AT_MOST_MS = 30_000
const LOOK_MS = 50

// A transaction as old as the one that left the dead rows prevents their removal.
const isStillVisible = async (client: pg.PoolClient, move: string): Promise<boolean> => {
  const holders = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND greatest(age(backend_xmin), age(backend_xid)) >= age($1::xid)`,
    [move],
  )
  return holders.rowCount !== 0
}

/** Waits a while for those who could still see the rows as they lay: a long report, the database's own ANALYZE. */
const waitForSnapshots = async (client: pg.PoolClient, move: string): Promise<void> => {
  const end = Date.now() + AT_MOST_MS
  while (Date.now() < end && (await isStillVisible(client, move))) await setTimeout(LOOK_MS)
}

/**
 * Rewrites the table and its indexes, without the rows that the shuffle left behind dead in their old order. A VACUUM
 * FULL leaves what another open transaction could still see; for one that lasts too long the next night takes it.
 */
const rewrite = async (client: pg.PoolClient, move: string): Promise<boolean> => {
  await client.query(`SET lock_timeout = '5s'`)
  await waitForSnapshots(client, move)
  const before = await fileOf(client)
  await client.query('VACUUM (FULL) complaints')
  await client.query('VACUUM (FULL) complaint_additions')
  await client.query('VACUUM (FULL) complaint_attachments')
  // Where the right is missing PostgreSQL only warns, so the file behind the table is compared.
  const done = (await fileOf(client)) !== before
  await client.query('VACUUM (ANALYZE) complaints')
  return done
}

/** Ends the current write-ahead file and drops those before it, which contain the order of everything. */
const dropWriteAhead = async (client: pg.PoolClient): Promise<void> => {
  await client.query('SELECT pg_switch_wal()')
  await client.query('CHECKPOINT')
}

/**
 * Follows the shuffle, in a transaction of the job runner that began after it: an older one would preserve the dead
 * rows in the table. On a database of the operator's where a right is missing it changes nothing and says so in the
 * log.
 */
export const compactComplaints = async (services: Services): Promise<void> => {
  const { database, log } = services
  const move = await lastMove(database.orm)
  if (move === undefined) return
  try {
    const isRewritten = await database.asOwner(client => rewrite(client, move))
    if (!isRewritten) log.warn({}, 'complaints not compacted: no right to')
    if (database.embedded) await database.asOwner(dropWriteAhead)
  } catch (error) {
    if (!NOT_HERE.includes(String(describeError(error).code))) throw error
    log.warn(describeError(error), 'complaints not compacted: not possible on this database')
  }
  await forgetMove(database.orm, move)
}
