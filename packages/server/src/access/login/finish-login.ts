import type { CurrentUser, SecondFactorMethod } from '@portal/contract/access'
import { writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { presentUser } from '../present.ts'
import type { UserRow } from '../schema.ts'
import { needsSecondFactor } from '../second_factors/rules.ts'
import { rememberDevice } from '../sessions/devices.ts'
import { openSession } from '../sessions/sessions.ts'
import { privilegesOf } from '../store.ts'

/** Opens the session of a person who has proven all that the account asks for, and answers who it is. */
export const finishLogin = async (
  context: Context,
  row: UserRow,
  by: 'password' | SecondFactorMethod,
): Promise<CurrentUser> => {
  const { db, services } = context
  await openSession(context, row.id)
  await rememberDevice(context, row.id)
  await writeAudit(db, { userId: row.id, action: 'sign_in', entity: 'users', entityId: row.id, details: { by } })
  const person = presentUser(row, await privilegesOf(db, row.id))
  const isDue = by === 'password' && needsSecondFactor(services.settings, person)
  return isDue ? { ...person, second_factor_due: true } : person
}
