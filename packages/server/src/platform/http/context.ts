import type { Language } from '@portal/contract/core/fields/limits'
import type { CurrentUser } from '@portal/contract/people/access/access'
import type { Database, Orm } from '../database/index.ts'
import type { Log } from '../log/log.ts'
import type { Settings } from '../settings/settings.ts'

export interface SessionUser extends CurrentUser {
  readonly language: Language
}

/** Dependencies of the whole server. Replicas share state only through the database and storage. */
export interface Services {
  readonly database: Database
  readonly settings: Settings
  readonly log: Log
  /** The installation's secret key. Never stored in the database. */
  readonly secretKey: Buffer
  readonly now: () => Date
}

/** A cookie to set on the response. A null value removes it. */
export interface CookieChange {
  readonly name: string
  readonly value: string | null
  readonly seconds: number
  /** Path that the browser sends the cookie to. Default: all paths. */
  readonly path?: string
}

/** Data of a request before its transaction begins. */
export interface RequestContext {
  readonly services: Services
  /** The signed-in person. Throws `not_signed_in` if there is none, as on public endpoints. */
  readonly user: SessionUser
  readonly caller: SessionUser | null
  readonly token: string | undefined
  /** Value of another cookie, by name and by the path that it was set with. */
  readonly cookie: (name: string, path?: string) => string | undefined
  /** User-Agent header, for the list of a person's own sessions. Never stored verbatim or logged. */
  readonly userAgent: string | undefined
  /** Files sent with the input, if the endpoint takes files. */
  readonly files: readonly Buffer[]
  /** Client address, for rate limits only. Never stored or logged. */
  readonly address: string
}

/** What a handler gets besides its input. */
export interface Context extends RequestContext {
  /** The request's transaction, or the plain connection for a GET. */
  readonly db: Orm
  /** Sets or removes a cookie on the response. */
  readonly setCookie: (change: CookieChange) => void
  /** Runs after the transaction has committed, for example to wake a worker. */
  readonly afterCommit: (run: () => void) => void
  /** Records that the request wrote mail that waits for a mail server to be set. The response then says so. */
  readonly noteMailWaits: () => void
}
