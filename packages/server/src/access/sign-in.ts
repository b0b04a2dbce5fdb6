import { login, logout, readUser } from '@portal/contract/access'
import { DONE } from '../platform/http/done.ts'
import { handle, handleAfter } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { byNetwork, countAttempt, forgiveAttempt } from './attempts.ts'
import { byDevice, rememberDevice } from './devices.ts'
import { passwordFits } from './passwords.ts'
import { presentUser } from './present.ts'
import { refusesLogin } from './rules.ts'
import { endSession, openSession } from './sessions.ts'
import { findByEmail, holdByEmail, privilegesOf } from './store.ts'

/** Login, logout and who is signed in. */
export const signInRoutes = [
  handle(readUser, async (_input, { user }) => ({ data: user })),

  handleAfter(
    login,
    async ({ email, password }, outside) => {
      const { database } = outside.services
      const row = await findByEmail(database.orm, email)
      const counted = (await byDevice(outside, row?.id)) ?? byNetwork('login', outside.address, email)
      await countAttempt(database, counted)
      if (!(await passwordFits(row?.password_hash, password))) throw refuse('invalid_credentials')
      await forgiveAttempt(database, counted)
      return row?.password_hash
    },
    async ({ email }, context, hash) => {
      // The password may have been changed while it was being compared.
      const row = await holdByEmail(context.db, email)
      if (!row || row.password_hash !== hash) throw refuse('invalid_credentials')
      const refused = refusesLogin(row)
      if (refused) throw refuse(refused)
      await openSession(context, row.id)
      await rememberDevice(context, row.id)
      return { data: presentUser(row, await privilegesOf(context.db, row.id)) }
    },
  ),

  handle(logout, async (_input, context) => {
    await endSession(context)
    return DONE
  }),
]
