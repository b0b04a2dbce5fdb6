import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './orm.ts'

/** A table whose rows have an id of their own and a version that counts their changes. */
export type Versioned = PgTable & { readonly id: PgColumn; readonly version: PgColumn }

/** The fields of a row as they are stored; id and version are given to it. */
export type FieldsOf<Table extends Versioned> = Omit<Table['$inferInsert'], 'id' | 'version'>

type Selected<Row> = PromiseLike<Row[]>

/** A select without its condition. */
export interface Selecting<Row> {
  where(condition: SQL | undefined): Selected<Row> & { for(strength: 'update', of: { of: PgTable }): Selected<Row> }
}

/** Which row, and the version that it has to have. */
export interface OfVersion {
  readonly id: string
  readonly version: number
}

/**
 * What every area does to single rows of its table, which `select` reads with what is joined to them. Conditions come
 * after the id; a row that does not meet them is not there.
 */
export const rowsOf = <Table extends Versioned, Row>(given: Table, select: (db: Orm) => Selecting<Row>) => {
  const table: Versioned = given
  const isIt = ({ id, version }: OfVersion) => and(eq(table.id, id), eq(table.version, version))
  const next = { version: sql`${table.version} + 1` }
  return {
    /** One row. */
    find: async (db: Orm, id: string, visible?: SQL): Promise<Row | undefined> => {
      const [row] = await select(db).where(and(eq(table.id, id), visible))
      return row
    },

    /** One row that nobody else changes until the transaction ends; what is joined to it is not locked. */
    lock: async (db: Orm, id: string, visible?: SQL): Promise<Row | undefined> => {
      const [row] = await select(db)
        .where(and(eq(table.id, id), visible))
        .for('update', { of: table })
      return row
    },

    /** Adds a row and gives its id. */
    insert: async (db: Orm, fields: FieldsOf<Table>): Promise<string> => {
      const id = randomUUID()
      await db.insert(table).values({ ...fields, id })
      return id
    },

    /** Changes a row that this transaction has locked. */
    change: async (db: Orm, id: string, fields: Partial<FieldsOf<Table>>): Promise<void> => {
      await db
        .update(table)
        .set({ ...fields, ...next })
        .where(eq(table.id, id))
    },

    /** Changes a row of this version; false where it has another. */
    changeIf: async (db: Orm, it: OfVersion, fields: Partial<FieldsOf<Table>>): Promise<boolean> => {
      const changed = await db
        .update(table)
        .set({ ...fields, ...next })
        .where(isIt(it))
        .returning({ id: table.id })
      return changed.length > 0
    },

    /** Removes a row that this transaction has locked, with all that belongs to it. */
    remove: async (db: Orm, id: string): Promise<void> => {
      await db.delete(table).where(eq(table.id, id))
    },

    /** Removes a row of this version with all that belongs to it; false where it has another. */
    removeIf: async (db: Orm, it: OfVersion): Promise<boolean> => {
      const gone = await db.delete(table).where(isIt(it)).returning({ id: table.id })
      return gone.length > 0
    },
  }
}
