import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import type { CookieChange, RequestContext } from '../../../platform/http/context.ts'
import { type SignUpRow, signUps } from '../../accounts/schema.ts'
import { giveStartingProfile } from '../../accounts/starting-profiles.ts'
import { insertAccount } from '../../accounts/store.ts'
import { newToken, tokenHashOf } from '../../accounts/tokens.ts'

const NAME = 'sign_up'

// Sign-up, login, and verification all read the cookie.
const PATH = '/api'

/** Hours in which a sign-up can be verified, with any number of new codes. */
export const signUpHours = 24

// Anyone can create many sign-ups for one email. Comparing a password with all of them would overload the server.
const MOST_COMPARED = 3

const nameOf = (token: string) => tokenHashOf(token).toString('base64url')

const cookieOf = (token: string): CookieChange => ({
  name: NAME,
  value: token,
  seconds: signUpHours * 60 * 60,
  path: PATH,
})

const youngest = sql`${signUps.created_at} > now() - make_interval(hours => ${signUpHours})`

type Browser = Pick<RequestContext, 'cookie'>

// One token for all sign-ups of a browser, so that a second person's sign-up keeps the first one bound.
const tokenOf = ({ cookie }: Browser) => cookie(NAME, PATH) || newToken()

// A browser keeps only its last sign-up with an email. An earlier one may have someone else's password.
const releaseOthers = async (db: Orm, { id, email }: Pick<SignUpRow, 'id' | 'email'>, name: string) => {
  await db
    .update(signUps)
    .set({ browsers: sql`array_remove(${signUps.browsers}, ${name})` })
    .where(and(eq(signUps.email, email), ne(signUps.id, id), sql`${name} = ANY (${signUps.browsers})`))
}

/** Stores a sign-up. Returns it with the cookie that binds it to this browser. */
export const storeSignUp = async (db: Orm, browser: Browser, given: Omit<SignUpRow, 'id' | 'browsers'>) => {
  const token = tokenOf(browser)
  const row: SignUpRow = { ...given, id: randomUUID(), browsers: [nameOf(token)] }
  await db.insert(signUps).values(row)
  await releaseOthers(db, row, nameOf(token))
  return { row, cookie: cookieOf(token) }
}

/** The sign-up with this email that this browser created, or whose password it proved. */
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

/** The newest sign-ups with an email, for comparing passwords at login. */
export const signUpsOf = (db: Orm, email: string): Promise<SignUpRow[]> =>
  db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), youngest))
    .orderBy(desc(signUps.created_at), signUps.id)
    .limit(MOST_COMPARED)

/** Binds a sign-up to another browser that proved its password. Returns the cookie. */
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

/** Creates the account of a verified sign-up. Returns false if the email already has an account. */
export const becomeAccount = async (db: Orm, signUp: SignUpRow, now: Date): Promise<boolean> => {
  const { id, email, password_hash, profile } = signUp
  const terms_accepted_at = new Date(profile.terms_accepted_at)
  const proven = { email_verified_at: now, email_mailed_at: now }
  const row = { ...profile, ...proven, id, email, password_hash, type: 'user', terms_accepted_at }
  const added = await insertAccount(db, row, [])
  if (added) await giveStartingProfile(db, id)
  // Other sign-ups with this email can't become accounts any more.
  await db.delete(signUps).where(eq(signUps.email, email))
  return added
}
