import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { CookieChange, RequestContext } from '../../platform/http/context.ts'
import { type SignUpRow, signUps } from '../accounts/schema.ts'
import { giveStartingProfile } from '../accounts/starting-profiles.ts'
import { addUser } from '../accounts/store.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'

const NAME = 'sign_up'

// Signing up, logging in and typing a code all read it.
const PATH = '/api'

/** How long a sign-up can be verified, with codes that are sent again. */
export const signUpHours = 24

// Somebody may make many sign-ups of one email; comparing a password with all of them would load the server.
const MOST_COMPARED = 3

const nameOf = (token: string) => hashOf(token).toString('base64url')

const cookieOf = (token: string): CookieChange => ({
  name: NAME,
  value: token,
  seconds: signUpHours * 60 * 60,
  path: PATH,
})

const youngest = sql`${signUps.created_at} > now() - make_interval(hours => ${signUpHours})`

type Browser = Pick<RequestContext, 'cookie'>

// One token for all sign-ups of a browser: a second one, of whoever else shares it, leaves the first one bound.
const tokenOf = ({ cookie }: Browser) => cookie(NAME, PATH) || newToken()

// A browser keeps only its last sign-up with an email. An earlier one may have someone else's password.
const releaseOthers = async (db: Orm, { id, email }: Pick<SignUpRow, 'id' | 'email'>, name: string) => {
  await db
    .update(signUps)
    .set({ browsers: sql`array_remove(${signUps.browsers}, ${name})` })
    .where(and(eq(signUps.email, email), ne(signUps.id, id), sql`${name} = ANY (${signUps.browsers})`))
}

/** Stores a sign-up of its own, and answers it with the cookie that binds it to the browser of this call. */
export const storeSignUp = async (db: Orm, browser: Browser, given: Omit<SignUpRow, 'id' | 'browsers'>) => {
  const token = tokenOf(browser)
  const row: SignUpRow = { ...given, id: randomUUID(), browsers: [nameOf(token)] }
  await db.insert(signUps).values(row)
  await releaseOthers(db, row, nameOf(token))
  return { row, cookie: cookieOf(token) }
}

/** The sign-up that the browser of this call made with this email, or proved the password of. */
export const signUpOfBrowser = async (
  { services, cookie }: RequestContext,
  email: string,
): Promise<SignUpRow | undefined> => {
  const token = cookie(NAME, PATH)
  if (!token) return undefined
  const isOwn = sql`${nameOf(token)} = ANY (${signUps.browsers})`
  const [row] = await services.database.orm
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), isOwn, youngest))
  return row
}

/** The newest sign-ups of an email, whose passwords a login is compared with. */
export const signUpsOf = (db: Orm, email: string): Promise<SignUpRow[]> =>
  db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), youngest))
    .orderBy(desc(signUps.created_at), signUps.id)
    .limit(MOST_COMPARED)

/** Binds a sign-up to one more browser, which has proven its password; gives the cookie. */
export const bindSignUp = async (db: Orm, browser: Browser, signUp: SignUpRow): Promise<CookieChange> => {
  const token = tokenOf(browser)
  const name = nameOf(token)
  await db
    .update(signUps)
    .set({ browsers: sql`array_append(array_remove(${signUps.browsers}, ${name}), ${name})` })
    .where(eq(signUps.id, signUp.id))
  await releaseOthers(db, signUp, name)
  return cookieOf(token)
}

/** Makes the account of a sign-up whose code was right; false where the email has an account already. */
export const becomeAccount = async (db: Orm, signUp: SignUpRow, now: Date): Promise<boolean> => {
  const { id, email, password_hash, profile } = signUp
  const terms_accepted_at = new Date(profile.terms_accepted_at)
  const proven = { email_verified_at: now, email_mailed_at: now }
  const row = { ...profile, ...proven, id, email, password_hash, type: 'user', terms_accepted_at }
  const added = await addUser(db, row, [])
  if (added) await giveStartingProfile(db, id)
  // The others of this email can become nothing any more.
  await db.delete(signUps).where(eq(signUps.email, email))
  return added
}
