import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openPool } from '../../../../packages/server/src/platform/database/connection/pool.ts'
import { ormOn } from '../../../../packages/server/src/platform/database/transaction.ts'
import { readableEvidence } from '../../../../packages/server/src/requests/requests/evidence/readable.ts'
import { breaksOfBundle, sealedBundle } from '../../../../packages/server/src/requests/signature-chain/bundle.ts'
import { breaksOf } from '../../../../packages/server/src/requests/signatures/verify.ts'
import { usePortal } from '../../support/portal.ts'
import { aSupersededRequest } from '../../support/requests/chain.ts'

const PAGE = 8192

const portal = usePortal()

const asRoot = async <Result>(database: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ ...inject('cluster'), user: 'portal', database })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const flipBit = (path: string, at: number): void => {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, at)
  writeSync(file, Buffer.from([byte.readUInt8() ^ 1]), 0, 1, at)
  closeSync(file)
}

/** Copies the portal's database and flips one bit in a page of a table's file, before anything reads the page. */
const damagedCopy = async (table: string, page: number) => {
  const { rows } = await portal().database.pool.query(
    `SELECT current_database() AS source, pg_relation_filenode($1) AS node, current_setting('data_directory') AS folder`,
    [table],
  )
  const { source, node, folder } = rows[0]
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const oid = await asRoot('postgres', async client => {
    // PostgreSQL copies a database only while nobody is connected to it.
    await client.query(`ALTER DATABASE ${source} ALLOW_CONNECTIONS false`)
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [source])
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`)
    await client.query(`ALTER DATABASE ${source} ALLOW_CONNECTIONS true; ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    const made = await client.query('SELECT oid FROM pg_database WHERE datname = $1', [name])
    return made.rows[0].oid
  })
  // Rows fill a page from its end.
  flipBit(join(folder, 'base', String(oid), String(node)), (page + 1) * PAGE - 100)
  return { name, drop: () => asRoot('postgres', client => client.query(`DROP DATABASE ${name} WITH (FORCE)`)) }
}

const KEY = Buffer.alloc(32, 1)

/** Runs the check on a database, and the file check on an export from it. */
const breaksIn = async (name: string) => {
  const pool = openPool({ ...inject('cluster'), user: 'portal', database: name }, 'calls')
  try {
    const { evidence, people, unreadable } = await readableEvidence(ormOn(pool))
    const breaks = await breaksOf({ evidence, isComplete: unreadable.length === 0 })
    const exported = {
      format: 'portal-signatures-1',
      exported_at: '2026-01-01T00:00:00.000Z',
      request_id: null,
    } as const
    const bundle = sealedBundle(KEY, { ...exported, evidence, people: [...people], unreadable: [...unreadable] })
    return { links: evidence.links.length, breaks, unreadable, exported: await breaksOfBundle(bundle) }
  } finally {
    await pool.end()
  }
}

test('detects a flipped bit in the database files, and names the broken signatures in the portal and the export', async () => {
  for (let made = 0; made < 12; made++) await aSupersededRequest(portal())
  const { rows } = await portal().database.pool.query(
    `SELECT (ctid::text::point)[0]::int AS page, min(sequence)::int AS first, max(sequence)::int AS last
    FROM signatures GROUP BY 1 ORDER BY 1`,
  )
  expect(rows.length).toBeGreaterThan(1)
  const links = rows.at(-1).last
  for (const { page, first, last } of rows) {
    const copy = await damagedCopy('signatures', page)
    expect(await breaksIn(copy.name)).toEqual({
      ...{ links: links - (last - first + 1), breaks: [], unreadable: [{ first, last }] },
      exported: [{ code: 'unreadable', sequence: first, last, request_id: null, revision: null }],
    })
    await copy.drop()
  }
  for (const table of ['request_revisions', 'signature_seals', 'signature_head', 'requests', 'request_items']) {
    const copy = await damagedCopy(table, 0)
    const { unreadable, exported } = await breaksIn(copy.name)
    const first = table === 'request_revisions' || table === 'signature_seals' ? 1 : null
    expect([table, unreadable[0]?.first, exported[0]]).toMatchObject([
      ...[table, first],
      { code: 'unreadable', sequence: first },
    ])
    await copy.drop()
  }
}, 120_000)
