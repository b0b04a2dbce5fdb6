import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './transaction.ts'

/** A table with an `id` and a `version`, which counts changes. */
export type Versioned = PgTable & { readonly id: PgColumn; readonly version: PgColumn }

/** Stored fields of a row without `id` and `version`, which are set automatically. */
export type FieldsOf<Table extends Versioned> = Omit<Table['$inferInsert'], 'id' | 'version'>

type Selected<Row> = PromiseLike<Row[]>

/** A select without a WHERE clause. */
export interface Selecting<Row> {
  where(condition: SQL | undefined): Selected<Row> & { for(strength: 'update', of: { of: PgTable }): Selected<Row> }
}

export interface OfVersion {
  readonly id: string
  readonly version: number
}

/**
 * Row access that every area shares. `select` reads the table and its joins. `visible` adds a condition to the ID: rows
 * that don't meet it count as missing.
 */
export const rowAccess = <Table extends Versioned, Row>(given: Table, select: (db: Orm) => Selecting<Row>) => {
  const table: Versioned = given
  const isIt = ({ id, version }: OfVersion) => and(eq(table.id, id), eq(table.version, version))
  const next = { version: sql`${table.version} + 1` }
  return {
    find: async (db: Orm, id: string, visible?: SQL): Promise<Row | undefined> => {
      const [row] = await select(db).where(and(eq(table.id, id), visible))
      return row
    },

    /** Like `find`, but locks the row until the transaction ends. Joined rows aren't locked. */
    lock: async (db: Orm, id: string, visible?: SQL): Promise<Row | undefined> => {
      const [row] = await select(db)
        .where(and(eq(table.id, id), visible))
        .for('update', { of: table })
      return row
    },

    /** Inserts a row and returns its ID. */
    insert: async (db: Orm, fields: FieldsOf<Table>): Promise<string> => {
      const id = randomUUID()
      await db.insert(table).values({ ...fields, id })
      return id
    },

    /** Updates a row that this transaction has locked. */
    change: async (db: Orm, id: string, fields: Partial<FieldsOf<Table>>): Promise<void> => {
      await db
        .update(table)
        .set({ ...fields, ...next })
        .where(eq(table.id, id))
    },

    /** Updates the row if its version matches. Returns false otherwise. */
    changeIf: async (db: Orm, it: OfVersion, fields: Partial<FieldsOf<Table>>): Promise<boolean> => {
      const changed = await db
        .update(table)
        .set({ ...fields, ...next })
        .where(isIt(it))
        .returning({ id: table.id })
      return changed.length > 0
    },

    /** Deletes a row that this transaction has locked, and rows that cascade. */
    remove: async (db: Orm, id: string): Promise<void> => {
      await db.delete(table).where(eq(table.id, id))
    },

    /** Deletes the row if its version matches, and rows that cascade. Returns false otherwise. */
    removeIf: async (db: Orm, it: OfVersion): Promise<boolean> => {
      const gone = await db.delete(table).where(isIt(it)).returning({ id: table.id })
      return gone.length > 0
    },
  }
}
