import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Drizzle on the pool or in a transaction. Its failures are DatabaseErrors, which contain no row values. */
export type Orm = NodePgDatabase

export const ormOn = (client: pg.Pool | pg.PoolClient): Orm => drizzle({ client })

/** Columns and name of a table of `schema.ts`, or undefined for anything else that a module exports. */
export const describedTable = (value: unknown) => (value instanceof PgTable ? getTableConfig(value) : undefined)
