import { changePassword, editAccount, readAccount } from '@portal/contract/access'
import { writeAudit } from '../platform/audit.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { countAttempt } from './attempts.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { presentAccount } from './present.ts'
import { endSessionsOf, openSession } from './sessions.ts'
import { changeUser, findById, setPassword } from './store.ts'

/** The own profile, language and password. */
export const ownAccountRoutes = [
  handle(readAccount, async (_input, { db, user }) => {
    const row = await findById(db, user.id)
    if (!row) throw refuse('not_found')
    return { data: presentAccount(row) }
  }),

  handle(editAccount, async ({ version, ...change }, { db, user }) => {
    const changed = await changeUser(db, user.id, version, { ...change, work_start_date: change.work_start_date || null })
    const present = changed ?? (await findById(db, user.id))
    if (!present) throw refuse('not_found')
    if (!changed) throw refuse('changed_meanwhile', { data: presentAccount(present) })
    await writeAudit(db, { userId: user.id, action: 'edit', entity: 'users', entityId: user.id })
    return { data: presentAccount(changed) }
  }),

  handle(changePassword, async ({ current_password, password }, context) => {
    const { db, user, services, address } = context
    await countAttempt(services.database, 'password', address, user.email)
    const row = await findById(db, user.id)
    if (!(await passwordFits(row?.password_hash, current_password))) throw refuseField('current_password', 'password_wrong')
    await setPassword(db, user.id, await hashPassword(password))
    await endSessionsOf(db, user.id)
    await openSession(context, user.id)
    await writeAudit(db, { userId: user.id, action: 'change_password', entity: 'users', entityId: user.id })
    return DONE
  }),
]
