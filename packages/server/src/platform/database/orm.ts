import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** Drizzle, over the pool or inside a transaction; its failures are DatabaseErrors, which contain no row values. */
export type Orm = NodePgDatabase

/** Drizzle over a pool, or over one connection of it. */
export const ormOn = (client: pg.Pool | pg.PoolClient): Orm => drizzle({ client })
