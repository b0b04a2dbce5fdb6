import type { CurrentUser, SecondFactorMethod } from '@portal/contract/people/access/access'
import { writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { presentCurrentUser } from '../accounts/present.ts'
import { needsSecondFactor } from '../accounts/rules.ts'
import type { UserRow } from '../accounts/schema.ts'
import { privilegesOf } from '../accounts/store.ts'
import { rememberDevice } from './devices.ts'
import { startSession } from './sessions.ts'

/** Opens the session after the person has passed all steps. Returns the person. */
export const finishLogin = async (
  context: Context,
  row: UserRow,
  by: 'password' | SecondFactorMethod,
): Promise<CurrentUser> => {
  const { db, services } = context
  await startSession(context, row.id)
  await rememberDevice(context, row.id)
  await writeAudit(db, { userId: row.id, action: 'sign_in', entity: 'users', entityId: row.id, details: { by } })
  const person = presentCurrentUser(row, await privilegesOf(db, row.id))
  const isDue = by === 'password' && needsSecondFactor(services.settings, person)
  return isDue ? { ...person, second_factor_due: true } : person
}
