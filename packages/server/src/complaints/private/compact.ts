import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Services } from '../../platform/http/context.ts'
import { describeError } from '../../platform/log/log.ts'
import { forgetMove, lastMove } from './marks.ts'

/** SQLSTATEs of databases that don't permit or support these statements. */
const NOT_HERE = ['42501', '0A000', '42601', '42883', '42704']

const fileOf = async (client: pg.PoolClient): Promise<unknown> => {
  const { rows } = await client.query(`SELECT pg_relation_filenode('complaints') AS file`)
  return rows[0]?.file
}

const AT_MOST_MS = 30_000
const LOOK_MS = 50

// A transaction at least as old as the shuffle keeps its dead rows from being removed.
const isStillVisible = async (client: pg.PoolClient, move: string): Promise<boolean> => {
  const holders = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND greatest(age(backend_xmin), age(backend_xid)) >= age($1::xid)`,
    [move],
  )
  return holders.rowCount !== 0
}

/** Waits a while for transactions that can still see the old rows, such as long reports and ANALYZE. */
const waitForSnapshots = async (client: pg.PoolClient, move: string): Promise<void> => {
  const end = Date.now() + AT_MOST_MS
  while (Date.now() < end && (await isStillVisible(client, move))) await setTimeout(LOOK_MS)
}

/**
 * Rewrites the tables and indexes, without the dead rows of the shuffle, which are still in their old order. VACUUM
 * FULL keeps rows that an open transaction can still see. If one lasts too long, the next night removes them.
 */
const rewrite = async (client: pg.PoolClient, move: string): Promise<boolean> => {
  await client.query(`SET lock_timeout = '5s'`)
  await waitForSnapshots(client, move)
  const before = await fileOf(client)
  await client.query('VACUUM (FULL) complaints')
  await client.query('VACUUM (FULL) complaint_additions')
  await client.query('VACUUM (FULL) complaint_attachments')
  // Without the privilege, PostgreSQL only warns, so compare the table's file.
  const done = (await fileOf(client)) !== before
  await client.query('VACUUM (ANALYZE) complaints')
  return done
}

/** Ends the current write-ahead log segment and drops earlier ones, because they contain the order of all writes. */
const dropWriteAhead = async (client: pg.PoolClient): Promise<void> => {
  await client.query('SELECT pg_switch_wal()')
  await client.query('CHECKPOINT')
}

/**
 * Runs after the shuffle, in a later transaction, because an older one would preserve the dead rows. If the operator's
 * database lacks a privilege, it changes nothing and logs a warning.
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
