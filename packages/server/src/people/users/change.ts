import { addUser, changeUserType, editUser } from '@portal/contract/people/users/users'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, refuse, refuseField } from '../../platform/http/refusal.ts'
import { withUniqueField } from '../../platform/http/unique-violation.ts'
import { sendNewCode } from '../access/sign-up/code-mail.ts'
import { giveStartingProfile, startingOf, takeStartingProfile } from '../accounts/starting-profiles.ts'
import { blankToNull } from '../accounts/store.ts'
import { addInvited } from './add.ts'
import { askForEmail } from './email-changes/ask.ts'
import { endAccess } from './email-changes/move.ts'
import { isImmediate } from './email-changes/rules.ts'
import { targetOf } from './present.ts'
import { userRecordOf } from './read.ts'
import { mayChangeEmail, mayGiveType, refusesActing, refusesGranting } from './rules.ts'
import { lockUser, type UserWithPrivileges, updateUser } from './store.ts'

const audit = auditOf('users')

/** Locks an account and checks its version. */
export const lockedUser = async (context: Context, { id, version }: { id: string; version: number }) =>
  ofVersion(await lockUser(context.db, id), version, () => userRecordOf(context, id))

// Replaces the address of an unused account. A reader of the former mailbox may have set its password, so the new
// mailbox receives an invitation to set another one.
const replaceUnused = async (context: Context, row: UserWithPrivileges, email: string) => {
  await endAccess(context, row)
  await sendNewCode(context, { ...row, email }, 'invite')
}

export const userChangeRoutes = [
  handle(addUser, async (draft, context) => {
    if (!mayGiveType(context.user, draft.type, await startingOf(context.db))) throw refuse('privilege_missing')
    const id = await addInvited(context, draft)
    if (id === null) throw refuseField('email', 'email_taken')
    return { data: await userRecordOf(context, id) }
  }),

  handle(editUser, async ({ id, version, ...draft }, context) => {
    const { db, user } = context
    const row = await lockedUser(context, { id, version })
    const target = targetOf(row)
    const refused = refusesActing(user, target)
    if (refused) throw refuse(refused)
    const isMoved = draft.email !== row.email
    if (isMoved && !mayChangeEmail(user, target)) throw refuse('privilege_missing')
    if (isMoved && target.isEmailChanging) throw refuse('email_change_pending')
    const isMovedNow = isMoved && isImmediate(row)
    const { language = row.language, email, ...fields } = draft
    const change = { ...blankToNull(fields), language, ...(isMovedNow && { email }) }
    const taken = { constraint: 'users_email_key', path: 'email', code: 'email_taken' } as const
    const unproven = isMovedNow && { email_verified_at: null, password_hash: null }
    await withUniqueField(taken, () => updateUser(db, id, { ...change, ...unproven }))
    if (isMovedNow) await replaceUnused(context, row, email)
    // Passes no fields to show, because their values are personal data.
    const changed = changedValues(row, change, [])
    if (isMovedNow || !isMoved || changed.fields.length > 0)
      await audit(context, isMovedNow ? 'change_email' : 'edit', id, changed)
    if (isMoved && !isMovedNow) await askForEmail(context, row, email)
    return { data: await userRecordOf(context, id) }
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
    return { data: await userRecordOf(context, id) }
  }),
]
