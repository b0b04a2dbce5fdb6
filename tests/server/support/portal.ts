import { randomBytes, randomUUID } from 'node:crypto'
import type { AccountType } from '@portal/contract/core/rights/accounts'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../../../packages/server/src/app/app.ts'
import { hashPassword } from '../../../packages/server/src/people/access/passwords/passwords.ts'
import { sessions } from '../../../packages/server/src/people/accounts/schema.ts'
import { insertAccount as addUser } from '../../../packages/server/src/people/accounts/store.ts'
import { tokenHashOf as hashOf, newToken } from '../../../packages/server/src/people/accounts/tokens.ts'
import type { Services } from '../../../packages/server/src/platform/http/context.ts'
import { openLog } from '../../../packages/server/src/platform/log/log.ts'
import { readSettings, type Settings } from '../../../packages/server/src/platform/settings/settings.ts'
import { freshDatabase, type TestDatabase } from './platform/database.ts'
import { newFolder } from './platform/folder.ts'

type App = Awaited<ReturnType<typeof createApp>>

/** A request for `inject`. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers?: Record<string, string | undefined>
  readonly payload?: string | Buffer | undefined
  readonly remoteAddress?: string
}

const QUARTER_MS = 15 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The password of all people in tests. */
export const PASSWORD = 'correct horse battery'

/** A person with an account and an open session. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly cookie: string
}

/** Everything that a request sends besides its path. */
export interface Sent {
  readonly as?: Person | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly from?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly body: ReturnType<JSON['parse']>
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly [field: string]: unknown }[]
}

/** A complete portal without a port, on its own database. */
export interface Portal {
  readonly app: App
  readonly database: TestDatabase
  readonly services: Services
  /** Moves the portal's clock forward, but not the database's. */
  readonly pass: (seconds: number) => void
  readonly person: (type: AccountType, privileges?: readonly Privilege[], more?: object) => Promise<Person>
  readonly call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sent?: Sent) => Promise<Answer>
  readonly close: () => Promise<void>
}

// Sessions of test people stay valid when tests move the clock by weeks.
const A_YEAR = 365 * 24 * 60

/**
 * The start of the portal's clock. Attempts are counted per quarter of an hour and per day, so the clock starts with a
 * quarter that does not end during a test. It isn't the first quarter of a day, because nightly jobs then skip the
 * previous day.
 */
const firstMoment = (now: number) => {
  const quarter = now - (now % QUARTER_MS) + QUARTER_MS
  return quarter % DAY_MS === 0 ? quarter + QUARTER_MS : quarter
}

let passwordHash: Promise<string> | undefined

const bodyOf = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Opens a portal. `settings` override those of an empty environment. */
export const openPortal = async (settings: Partial<Settings> = {}): Promise<Portal> => {
  const database = await freshDatabase()
  const folder = newFolder()
  let ahead = firstMoment(Date.now()) - Date.now()
  const services: Services = {
    database: database.portal,
    settings: {
      ...readSettings({ LOG_LEVEL: 'silent', DEMO: 'false' }),
      SESSION_IDLE_MINUTES: A_YEAR,
      DATA_DIR: folder.path,
      // Disk space and write limits have tests of their own and must not disturb others.
      DISK_RESERVE_MB: 0,
      WRITES_PER_HOUR: 1_000_000,
      ...settings,
    },
    log: openLog('silent'),
    secretKey: randomBytes(32),
    now: () => new Date(Date.now() + ahead),
  }
  const { PUBLIC_URL } = services.settings
  const app = await createApp(services)
  await app.ready()
  return {
    app,
    database,
    services,
    pass: seconds => {
      ahead += seconds * 1000
    },
    person: async (type, privileges = [], more = {}) => {
      passwordHash ??= hashPassword(PASSWORD)
      const id = randomUUID()
      const email = `${id}@portal.test`
      const names = { first_name_en: 'Nour', last_name_en: 'Saleh', first_name_ar: 'نور', last_name_ar: 'صالح' }
      const row = {
        id,
        email,
        type,
        ...names,
        password_hash: await passwordHash,
        email_verified_at: new Date(),
        ...more,
      }
      await addUser(database.orm, row, privileges)
      const token = newToken()
      // The database's clock decides when a session ends. The portal's clock decides when it was used.
      const moments = {
        last_seen_at: services.now(),
        confirmed_at: services.now(),
        expires_at: new Date(Date.now() + 3_600_000),
      }
      const session = { token_hash: hashOf(token), user_id: id, ...moments }
      await database.orm.insert(sessions).values(session)
      const name = PUBLIC_URL?.startsWith('https:') ? '__Host-session' : 'session'
      return { id, email: row.email, cookie: `${name}=${token}` }
    },
    call: async (method, path, { as, body, headers = {}, from } = {}) => {
      const options: Request = {
        method,
        url: `/api${path}`,
        headers: {
          ...(PUBLIC_URL && { host: new URL(PUBLIC_URL).host }),
          ...(as && { cookie: as.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(from && { remoteAddress: from }),
      }
      const answer = await app.inject(options)
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: bodyOf(answer.body),
        cookies: answer.cookies.map(cookie => ({ ...cookie })),
      }
    },
    close: async () => {
      // Without this, `close` would wait until idle connections of clients time out.
      app.server.closeAllConnections()
      await app.close()
      await database.close()
      folder.remove()
    },
  }
}

/** One portal for all tests of a file or `describe`. Call the returned function inside tests. */
export const usePortal = (settings: Partial<Settings> = {}): (() => Portal) => {
  let portal: Portal | undefined
  beforeAll(async () => {
    portal = await openPortal(settings)
  })
  afterAll(() => portal?.close())
  return () => {
    if (!portal) throw new Error('the portal is there inside of tests only')
    return portal
  }
}
