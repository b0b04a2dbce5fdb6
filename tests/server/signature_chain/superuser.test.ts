import type { ChainBundle } from '@portal/contract/signature_chain'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { ormOn } from '../../../packages/server/src/platform/database/orm.ts'
import { readEvidence } from '../../../packages/server/src/signature_chain/evidence.ts'
import { changedRequests } from '../../../packages/server/src/signature_chain/present-requests.ts'
import { sealAll } from '../../../packages/server/src/signature_chain/seal-all.ts'
import { breaksOf } from '../../../packages/server/src/signature_chain/verify.ts'
import { hashOfWrittenLink } from '../../../packages/server/src/signatures/chain.ts'
import { sealKeyOf, sealOf } from '../../../packages/server/src/signatures/seal.ts'
import { aSupersededRequest, flipped } from '../support/chain.ts'
import { openPortal, usePortal } from '../support/portal.ts'

const portal = usePortal()
let made: Awaited<ReturnType<typeof aSupersededRequest>>
beforeAll(async () => {
  made = await aSupersededRequest(portal())
})

const ownKeys = () => [sealKeyOf(portal().services.secretKey)]

describe('in the database, changed by its superuser', () => {
  const TABLES = ['signatures', 'request_revisions', 'signature_seals', 'signature_head'] as const
  // Every byte of the file is tried above; here some of each long field, from its first to its last.
  const SOME = 12

  interface Field {
    readonly row: string
    readonly column: string
    readonly type: string
    readonly text: string
  }

  /** Changes something without triggers and references, checks the chain, and undoes it. */
  const codesAfter = async (client: pg.PoolClient, statement: string, values: readonly string[]): Promise<string[]> => {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    try {
      const changed = await client.query(statement, [...values]).catch((error: unknown) => {
        // No value of the column's type, or one that a constraint refuses.
        if (error instanceof pg.DatabaseError && /^(22|23)/.test(error.code ?? '')) return null
        throw error
      })
      if (!changed) return ['refused']
      expect(changed.rowCount).toBe(1)
      const { evidence } = await readEvidence(ormOn(client))
      return (await breaksOf({ evidence, isComplete: true, keys: ownKeys() })).map(({ code }) => code)
    } catch (error) {
      // A row that cannot be read as what it was is a break as well; the endpoint says so by failing.
      if (error instanceof Error && error.name.includes('Zod')) return ['unreadable']
      throw error
    } finally {
      await client.query('ROLLBACK')
    }
  }

  const fieldsOf = async (client: pg.PoolClient, table: string): Promise<Field[]> => {
    const { rows: columns } = await client.query<{ column: string; type: string }>(
      'SELECT column_name AS column, udt_name AS type FROM information_schema.columns WHERE table_name = $1',
      [table],
    )
    const fields: Field[] = []
    for (const { column, type } of columns) {
      const { rows } = await client.query<{ row: string; text: string }>(
        `SELECT ctid::text AS row, ${column}::text AS text FROM ${table} WHERE ${column} IS NOT NULL`,
      )
      fields.push(...rows.map(row => ({ ...row, column, type })))
    }
    return fields
  }

  test.each(TABLES)(
    'bytes of every field of %s that are others are found, and every row that is gone',
    async table => {
      const client = await portal().database.pool.connect()
      try {
        const fields = await fieldsOf(client, table)
        let found = 0
        for (const { row, column, type, text } of fields) {
          const step = Math.max(1, Math.floor(text.length / SOME))
          for (const at of [...Array(text.length).keys()].filter(
            place => place % step === 0 || place === text.length - 1,
          )) {
            const value = flipped(text, at)
            const same = await client.query(`SELECT $1::text::${type} = $2::text::${type} AS same`, [value, text]).then(
              ({ rows }) => rows[0].same,
              () => false,
            )
            if (same) continue
            const statement = `UPDATE ${table} SET ${column} = $1::text::${type} WHERE ctid = $2::tid`
            const codes = await codesAfter(client, statement, [value, row])
            expect(codes, `${column} of ${row}: ${text} at ${at}`).not.toEqual([])
            if (!codes.includes('refused')) found += 1
          }
        }
        expect(found).toBeGreaterThan(fields.length)
        for (const row of new Set(fields.map(field => field.row)))
          expect(await codesAfter(client, `DELETE FROM ${table} WHERE ctid = $1::tid`, [row]), row).not.toEqual([])
      } finally {
        client.release()
      }
    },
    60_000,
  )

  test.each([
    'UPDATE request_items SET unit_price_minor = unit_price_minor + 1 WHERE request_id = $1',
    'UPDATE request_items SET name = name || $$.$$ WHERE request_id = $1',
    'DELETE FROM request_items WHERE request_id = $1',
    'UPDATE requests SET total_minor = total_minor + 1 WHERE id = $1',
    'UPDATE requests SET total_usd_minor = 1 WHERE id = $1',
    'UPDATE requests SET direct_manager_id = requester_id WHERE id = $1',
    "UPDATE requests SET location = 'turkey' WHERE id = $1",
    'UPDATE requests SET revision = 1 WHERE id = $1',
    'UPDATE requests SET revision = 9 WHERE id = $1',
  ])('a request that does not show what was signed is named: %s', async statement => {
    const client = await portal().database.pool.connect()
    try {
      await client.query('BEGIN; SET LOCAL session_replication_role = replica')
      const { evidence, requests } = await readEvidence(ormOn(client))
      expect(changedRequests(requests, evidence)).toEqual([])
      await client.query(statement, [made.record.id])
      const after = await readEvidence(ormOn(client))
      expect(changedRequests(after.requests, after.evidence)).toMatchObject([{ request_id: made.record.id }])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  test('is sealed by an operator where it never was, and not where a seal was taken away or a link changed', async () => {
    const other = await openPortal()
    try {
      await aSupersededRequest(other)
      const { secretKey } = other.services
      const broken = async () => {
        const { evidence } = await readEvidence(other.database.orm)
        return (await breaksOf({ evidence, isComplete: true, keys: [sealKeyOf(secretKey)] })).length
      }
      const seal = () => sealAll(other.services.database, secretKey)
      const change = (statement: string) =>
        other.database.pool.query(
          `SET session_replication_role = replica; ${statement}; RESET session_replication_role`,
        )
      expect([await seal(), await broken()]).toEqual([0, 0])
      await change('DELETE FROM signature_seals')
      expect([await broken(), await seal(), await broken()]).toEqual([6, 6, 0])
      await change('DELETE FROM signature_seals WHERE hash IN (SELECT hash FROM signatures WHERE sequence < 3)')
      expect([await broken(), await seal(), await broken()]).toEqual([2, 2, 0])
      await change('DELETE FROM signature_seals WHERE hash IN (SELECT hash FROM signatures WHERE sequence = 3)')
      expect([await seal(), await broken()]).toEqual([null, 1])
      await change(`DELETE FROM signature_seals; UPDATE signatures SET reason = 'Too cheap' WHERE reason IS NOT NULL`)
      expect(await seal()).toBeNull()
    } finally {
      await other.close()
    }
  })

  test('is not made good by hashing and linking all anew: the seals stay those of the portal', async () => {
    const { evidence } = await readEvidence(portal().database.orm)
    const { links, ...rest } = evidence
    let previous_hash = ''
    const rewritten = links.map(link => {
      const changed = { ...link, previous_hash, total_usd_minor: 1 }
      previous_hash = hashOfWrittenLink(changed)
      return { ...changed, hash: previous_hash }
    })
    const heads = [{ sequence: links.length, hash: previous_hash }]
    const codes = async (seals: ChainBundle['evidence']['seals'], keys?: readonly string[]) => {
      const breaks = await breaksOf({ evidence: { ...rest, links: rewritten, heads, seals }, isComplete: true, keys })
      return new Set(breaks.map(({ code }) => code))
    }
    expect(await codes(rest.seals, ownKeys())).toEqual(new Set(['seal_missing', 'seal_without_subject']))
    const own = rest.seals.filter(({ hash }) => !links.some(link => link.hash === hash))
    const foreign = rewritten.map(({ hash }) => sealOf(Buffer.alloc(32), hash))
    expect(await codes([...own, ...foreign], ownKeys())).toEqual(new Set(['seal_unknown_key']))
    const borrowed = rewritten.map(({ hash }) => ({ ...sealOf(Buffer.alloc(32), hash), key: ownKeys()[0] ?? '' }))
    expect(await codes([...own, ...borrowed], ownKeys())).toEqual(new Set(['seal_wrong']))
  })
})
