import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** Drizzle on the pool or in a transaction. Its failures are DatabaseErrors, which contain no row values. */
export type Orm = NodePgDatabase

export const ormOn = (client: pg.Pool | pg.PoolClient): Orm => drizzle({ client })
