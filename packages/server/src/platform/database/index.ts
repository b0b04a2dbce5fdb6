import type pg from 'pg'
import { withTimeout } from '../time/timeout.ts'
import { connectionsToEmbedded, connectionsToUrls } from './connection/connections.ts'
import { openPool, withConnection } from './connection/pool.ts'
import { probe } from './connection/probe.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded/embedded.ts'
import { type Listener, type Listening, listenOn } from './listen.ts'
import { MIGRATIONS } from './migrations/migration-files.ts'
import { type Orm, ormOn } from './orm.ts'
import { isAuditProtected, prepare } from './rights.ts'

export { DatabaseError, isDuplicate, scrubbed } from './errors/database-error.ts'
export type { Failure } from './errors/failure.ts'
export { StartError } from './errors/start-error.ts'
export type { Orm } from './orm.ts'
export { repeated } from './repeat.ts'
export { transaction } from './transaction.ts'

const POOL_END_MS = 500

/** The portal's open and migrated database. */
export interface Database {
  readonly pool: pg.Pool
  readonly orm: Orm
  /** Connections for work that nobody waits for: its statements may take as long as they need. */
  readonly unhurried: Pick<Database, 'pool' | 'orm'>
  /** Runs something as the role that owns the tables, on a connection of its own that takes its time. */
  readonly asOwner: <Result>(run: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>
  /** Listens to channels on a connection of its own, which ends with the answered `stop`. */
  readonly listen: (channels: readonly string[], listener: Listener) => Listening
  /** True when the portal's role can add to the audit, but neither change nor remove what is in it. */
  readonly auditProtected: boolean
  /** True for the PostgreSQL that the portal runs itself, false for one given by DATABASE_URL. */
  readonly embedded: boolean
  /** True when this very start made the first tables. */
  readonly firstStart: boolean
  /** Throws what prevents the database from taking writes: it is away, or its disk is full. */
  probe(): Promise<void>
  /** Ends the connections, then stops the embedded server if this process owns its data folder. */
  close(): Promise<void>
}

/** What the database needs of the portal's settings. */
export interface DatabaseSettings {
  readonly DATA_DIR: string
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_MIGRATION_URL?: string | undefined
}

/** Ways of opening that only commands and tests use. */
export interface OpenOptions extends Pick<EmbeddedOptions, 'share' | 'serverOptions' | 'onTrouble'> {
  /** Folder of the SQL files. Default: the portal's own. */
  readonly migrations?: string
}

/** Opens the database given by DATABASE_URL, else the embedded one, and migrates it. Throws StartError. */
export const openDatabase = async (settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> => {
  const embedded = settings.DATABASE_URL ? undefined : await openEmbedded({ ...options, dataDir: settings.DATA_DIR })
  const pools: pg.Pool[] = []
  const close = async () => {
    // A connection that is still in use would be waited for without end.
    await withTimeout(POOL_END_MS, Promise.all(pools.map(pool => pool.end())))
    await embedded?.stop()
  }
  try {
    const connections = embedded
      ? await connectionsToEmbedded(embedded)
      : await connectionsToUrls(settings.DATABASE_URL ?? '', settings.DATABASE_MIGRATION_URL)
    const firstStart = await prepare(connections, options.migrations ?? MIGRATIONS)
    const pool = openPool(connections.app.config, 'calls')
    const calm = openPool(connections.app.config, 'jobs')
    pools.push(pool, calm)
    return {
      pool,
      orm: ormOn(pool),
      unhurried: { pool: calm, orm: ormOn(calm) },
      listen: (channels, listener) => listenOn(connections.app.config, channels, listener),
      asOwner: run => withConnection(connections.owner.config, run),
      auditProtected: await isAuditProtected(pool),
      embedded: embedded !== undefined,
      firstStart,
      probe: () =>
        probe(pool).catch((error: unknown) => {
          throw embedded?.trouble() ?? error
        }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
