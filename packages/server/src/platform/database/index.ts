import type pg from 'pg'
import { withTimeout } from '../time/timing.ts'
import { connectionsToEmbedded, connectionsToUrls } from './connection/connections.ts'
import { openPool, probe, withConnection } from './connection/pool.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded/embedded.ts'
import { type Listener, type Listening, listenOn } from './listen.ts'
import { MIGRATIONS } from './migrations/migration-files.ts'
import { isAuditProtected, prepare } from './rights.ts'
import { type Orm, ormOn } from './transaction.ts'

export { DatabaseError, isDuplicate, scrubbed } from './errors/database-error.ts'
export type { DatabaseFailure } from './errors/failure.ts'
export { StartError } from './errors/start-error.ts'
export { repeated } from './repeat.ts'
export { type Orm, transaction } from './transaction.ts'

const POOL_END_MS = 500

/** The open, migrated database. */
export interface Database {
  readonly pool: pg.Pool
  readonly orm: Orm
  /** Pool for background work, without a statement timeout. */
  readonly unhurried: Pick<Database, 'pool' | 'orm'>
  /** Runs `run` as the table owner, on a dedicated connection without timeouts. */
  readonly asOwner: <Result>(run: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>
  /** Listens to channels on a dedicated connection until `stop` is called. */
  readonly listen: (channels: readonly string[], listener: Listener) => Listening
  /** True if the app role can insert audit rows, but not update, delete, or truncate them. */
  readonly auditProtected: boolean
  /** True for the PostgreSQL that the portal runs itself. False if DATABASE_URL is set. */
  readonly embedded: boolean
  /** True if this start created the first tables. */
  readonly firstStart: boolean
  /** Throws if the database can't take writes: it is unavailable, or its disk is full. */
  probe(): Promise<void>
  /** Closes the connections, then stops the embedded server if this process owns its data folder. */
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly DATA_DIR: string
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_MIGRATION_URL?: string | undefined
}

/** Options for commands and tests. */
export interface OpenOptions extends Pick<EmbeddedOptions, 'share' | 'serverOptions' | 'onTrouble'> {
  /** Folder of the migrations. Default: the portal's own. */
  readonly migrations?: string
}

/** Opens and migrates the database at DATABASE_URL, or else the embedded one. Throws StartError. */
export const openDatabase = async (settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> => {
  const embedded = settings.DATABASE_URL ? undefined : await openEmbedded({ ...options, dataDir: settings.DATA_DIR })
  const pools: pg.Pool[] = []
  const close = async () => {
    // The timeout is needed because `end` waits forever for connections in use.
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
