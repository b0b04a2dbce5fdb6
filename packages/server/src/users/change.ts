import { addUser, changeUserType, editUser } from '@portal/contract/users'
import { forgetDevices } from '../access/sessions/devices.ts'
import { endSessionsOf } from '../access/sessions/sessions.ts'
import { blankToNull } from '../access/sign_up/blank.ts'
import { sendNewCode } from '../access/sign_up/code-mail.ts'
import { voidCodes } from '../access/sign_up/codes.ts'
import { giveStartingProfile, startingOf, takeStartingProfile } from '../access/starting-profiles.ts'
import { sendEmailChanged } from '../emails/messages.ts'
import { auditOf } from '../platform/audit.ts'
import { changedValues } from '../platform/changed-fields.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { ofVersion } from '../platform/http/not-found.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { withUniqueField } from '../platform/http/unique-violation.ts'
import { addInvited } from './add.ts'
import { targetOf } from './present.ts'
import { recordOf } from './read.ts'
import { mayChangeEmail, mayGiveType, refusesActing, refusesGranting } from './rules.ts'
import { lockUser, type UserRow, updateUser } from './store.ts'

const audit = auditOf('users')

/** A locked account of this version. */
export const lockedUser = async (context: Context, { id, version }: { id: string; version: number }) =>
  ofVersion(await lockUser(context.db, id), version, () => recordOf(context, id))

// Nobody with the former mailbox or an open session goes on, and the new address has to be proven.
const moveTo = async (context: Context, row: UserRow, email: string) => {
  const { db } = context
  await endSessionsOf(db, row.id)
  await forgetDevices(db, row.id)
  await voidCodes(db, row.id)
  await sendEmailChanged(context, row)
  await sendNewCode(context, { ...row, email }, row.has_password ? 'verify' : 'invite')
}

/** Adding and changing accounts; every change is in the audit. */
export const changeRoutes = [
  handle(addUser, async (draft, context) => {
    if (!mayGiveType(context.user, draft.type, await startingOf(context.db))) throw refuse('privilege_missing')
    const id = await addInvited(context, draft)
    if (id === null) throw refuseField('email', 'email_taken')
    return { data: await recordOf(context, id) }
  }),

  handle(editUser, async ({ id, version, ...draft }, context) => {
    const { db, user } = context
    const row = await lockedUser(context, { id, version })
    const target = targetOf(row)
    const refused = refusesActing(user, target)
    if (refused) throw refuse(refused)
    const isMoved = draft.email !== row.email
    if (isMoved && !mayChangeEmail(user, target)) throw refuse('privilege_missing')
    const { language = row.language, ...fields } = draft
    const change = { ...blankToNull(fields), language }
    const taken = { constraint: 'users_email_key', path: 'email', code: 'email_taken' } as const
    await withUniqueField(taken, () => updateUser(db, id, { ...change, ...(isMoved && { email_verified_at: null }) }))
    if (isMoved) await moveTo(context, row, draft.email)
    // Their values are about a person, so they are not copied.
    await audit(context, isMoved ? 'change_email' : 'edit', id, changedValues(row, change, []))
    return { data: await recordOf(context, id) }
  }),

  handle(changeUserType, async ({ id, version, type }, context) => {
    const { db, user } = context
    const row = await lockedUser(context, { id, version })
    const refused = refusesGranting(user, targetOf(row))
    if (refused) throw refuse(refused)
    const starting = await startingOf(db)
    const { type: former } = targetOf(row)
    if (![former, type].every(one => mayGiveType(user, one, starting))) throw refuse('privilege_missing')
    await takeStartingProfile(db, id)
    await updateUser(db, id, { type })
    await giveStartingProfile(db, id)
    await audit(context, 'change_type', id, { from_type: row.type, to_type: type })
    return { data: await recordOf(context, id) }
  }),
]
