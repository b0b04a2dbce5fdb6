import { login, logout, readUser } from '@portal/contract/access'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { passwordFits } from './passwords.ts'
import { presentUser } from './present.ts'
import { refusesLogin } from './rules.ts'
import { endSession, openSession } from './sessions.ts'
import { findByEmail, privilegesOf } from './store.ts'

/** Login, logout and who is signed in. */
export const signInRoutes = [
  handle(readUser, async (_input, { user }) => ({ data: user })),

  handle(login, async ({ email, password }, context) => {
    const { db, services, address } = context
    await countAttempt(services.database, 'login', address, email)
    const row = await findByEmail(db, email)
    const fits = await passwordFits(row?.password_hash, password)
    if (!row || !fits) throw refuse('invalid_credentials')
    const refused = refusesLogin(row)
    if (refused) throw refuse(refused)
    await openSession(context, row.id)
    await forgetAttempts(services.database, 'login', address, email)
    return { data: presentUser(row, await privilegesOf(db, row.id)) }
  }),

  handle(logout, async (_input, context) => {
    await endSession(context)
    return DONE
  }),
]
