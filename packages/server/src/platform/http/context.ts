import type { Database, Orm } from '../database/index.ts'
import type { Log } from '../log/log.ts'
import type { Settings } from '../settings/settings.ts'
import type { SessionUser } from './session-user.ts'

/** What the whole server shares. Replicas have no other state: state is in the database and in storage. */
export interface Services {
  readonly database: Database
  readonly settings: Settings
  readonly log: Log
  /** The installation's secret, which is in no row of the database. */
  readonly secretKey: Buffer
  readonly now: () => Date
}

/** A cookie to set on the answer, or to remove where the value is null. */
export interface CookieChange {
  readonly name: string
  readonly value: string | null
  readonly seconds: number
  /** Where the browser sends it back to. Default: everywhere. */
  readonly path?: string
}

/** What is known of a call before its transaction begins. */
export interface RequestContext {
  readonly services: Services
  /** The signed-in person; refuses with `not_signed_in` where a public endpoint has none. */
  readonly user: SessionUser
  /** The signed-in person or null. */
  readonly caller: SessionUser | null
  /** The session cookie's token, if one came. */
  readonly token: string | undefined
  /** The value of another cookie of ours, by its name and the path it was set with. */
  readonly cookie: (name: string, path?: string) => string | undefined
  /** What the browser says of itself, for the list of own sessions; it is never stored as it came, nor logged. */
  readonly userAgent: string | undefined
  /** What came with the input, where the endpoint takes files. */
  readonly files: readonly Buffer[]
  /** The address the call came from, for counting tries only; it is never stored or logged. */
  readonly address: string
}

/** What a handler receives beside its input. */
export interface Context extends RequestContext {
  /** The transaction of this call for everything that writes; the plain connection for a GET. */
  readonly db: Orm
  /** Sets or removes a cookie on the answer. */
  readonly setCookie: (change: CookieChange) => void
  /** Runs once the transaction has been committed, e.g. to wake a worker. */
  readonly afterCommit: (run: () => void) => void
  /** Notes that mail was written which waits until a mail server is set; the answer then says so. */
  readonly noteMailWaits: () => void
}
