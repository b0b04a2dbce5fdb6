import type { ChainBreak } from '@portal/contract/requests/signature-chain'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { DatabaseError } from '../../../../packages/server/src/platform/database/index.ts'
import { ormOn } from '../../../../packages/server/src/platform/database/transaction.ts'
import { readableEvidence } from '../../../../packages/server/src/requests/requests/evidence/readable.ts'
import { sealKeyOf } from '../../../../packages/server/src/requests/signatures/seal.ts'
import { breaksOf, breaksOfReading } from '../../../../packages/server/src/requests/signatures/verify.ts'
import { usePortal } from '../../support/portal.ts'
import { aSupersededRequest, flipped } from '../../support/requests/chain.ts'

const portal = usePortal()
let made: Awaited<ReturnType<typeof aSupersededRequest>>
beforeAll(async () => {
  made = await aSupersededRequest(portal())
})

const ownKeys = () => [sealKeyOf(portal().services.secretKey)]

describe('tampering by a database superuser', () => {
  const TABLES = ['signatures', 'request_revisions', 'signature_seals', 'signature_head'] as const

  interface Field {
    readonly row: string
    readonly column: string
    readonly type: string
    /** Null if the column is empty. */
    readonly text: string | null
    /** The subject of the row, as breaks name it. */
    readonly about: Readonly<Record<string, unknown>>
  }

  const about: Readonly<Record<(typeof TABLES)[number], string>> = {
    signatures: `json_build_object('sequence', sequence)`,
    request_revisions: `json_build_object('request_id', request_id, 'revision', number)`,
    signature_seals: `'{}'::json`,
    signature_head: `'{}'::json`,
  }

  const fieldsOf = async (client: pg.PoolClient, table: (typeof TABLES)[number]): Promise<Field[]> => {
    const { rows: columns } = await client.query<{ column: string; type: string }>(
      'SELECT column_name AS column, udt_name AS type FROM information_schema.columns WHERE table_name = $1',
      [table],
    )
    const fields: Field[] = []
    for (const { column, type } of columns) {
      const { rows } = await client.query<Pick<Field, 'row' | 'text' | 'about'>>(
        `SELECT ctid::text AS row, ${column}::text AS text, ${about[table]} AS about FROM ${table}`,
      )
      fields.push(...rows.map(row => ({ ...row, column, type })))
    }
    return fields
  }

  const undone = new Error('undone')

  /** Applies a change, checks the chain, and rolls back. Returns null if the column rejects the value. */
  const breaksAfter = async (client: pg.PoolClient, statement: string, values: readonly string[]) => {
    const after: { breaks?: readonly ChainBreak[] } = {}
    await ormOn(client)
      .transaction(async tx => {
        await client.query('SET LOCAL session_replication_role = replica')
        const changed = await client.query(statement, [...values]).catch((error: unknown) => {
          if (error instanceof DatabaseError && error.code.startsWith('22')) return null
          throw error
        })
        if (changed) {
          expect(changed.rowCount).toBe(1)
          const { evidence, unreadable } = await readableEvidence(tx)
          const breaks = await breaksOf({ evidence, isComplete: unreadable.length === 0, keys: ownKeys() })
          after.breaks = [...breaks, ...breaksOfReading(unreadable)]
        }
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return after.breaks ?? null
  }

  const isSame = async (client: pg.PoolClient, type: string, one: string, other: string): Promise<boolean> =>
    client.query(`SELECT $1::text::${type} = $2::text::${type} AS same`, [one, other]).then(
      ({ rows }) => rows[0].same,
      () => false,
    )

  test.each(TABLES)(
    'is detected for every changed byte, filled empty field, and deleted row in %s',
    async table => {
      const client = await portal().database.pool.connect()
      try {
        // The owner of the tables can remove constraints that reject some changes.
        await client.query(`
          DROP INDEX IF EXISTS signatures_role, signatures_person;
          DO $$ DECLARE found record; BEGIN
            FOR found IN SELECT conname, conrelid::regclass AS refused FROM pg_constraint
              WHERE contype IN ('c', 'u') AND conrelid IN ('signatures'::regclass, 'signature_head'::regclass)
            LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', found.refused, found.conname); END LOOP;
          END $$`)
        const fields = await fieldsOf(client, table)
        let tried = 0
        const change = async ({ row, column, type, about: named }: Field, value: string, what: string) => {
          const statement = `UPDATE ${table} SET ${column} = $1::text::${type} WHERE ctid = $2::tid`
          const breaks = await breaksAfter(client, statement, [value, row])
          if (!breaks) return
          tried += 1
          // Nothing refers to the key of the head.
          if (table === 'signature_head' && column === 'id') return
          expect(breaks, what).not.toEqual([])
          // Moving a link or a revision is reported at its original position.
          const isMoved =
            column === 'sequence' || (table === 'request_revisions' && ['request_id', 'number'].includes(column))
          if (!isMoved && !breaks.some(({ code }) => code === 'unreadable'))
            expect(breaks, what).toEqual(expect.arrayContaining([expect.objectContaining(named)]))
        }
        for (const field of fields) {
          const { row, column, type, text } = field
          if (text === null) {
            const some = { uuid: made.record.id, jsonb: '{}', numeric: '1', int8: '1' }[type] ?? 'x'
            await change(field, some, `${column} of ${row} is filled`)
            continue
          }
          for (const at of Array(text.length).keys()) {
            const value = flipped(text, at)
            if (!(await isSame(client, type, value, text)))
              await change(field, value, `${column} of ${row}: ${text} at ${at}`)
          }
        }
        expect(tried).toBeGreaterThan(fields.length)
        for (const row of new Set(fields.map(field => field.row))) {
          const gone = await breaksAfter(client, `DELETE FROM ${table} WHERE ctid = $1::tid`, [row])
          expect(gone, row).not.toEqual([])
        }
      } finally {
        client.release()
      }
    },
    180_000,
  )
})
