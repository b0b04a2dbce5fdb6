import { can } from '@portal/contract/core/rights/needs'
import { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import type { Orm } from '../../platform/database/index.ts'
import { linkMakerOf } from '../sign-up/codes.ts'
import { targetOf } from './present.ts'
import { refusesLink } from './rules.ts'
import { findUser, lockUser } from './store.ts'

/** Whether the maker of an invitation link may still have it. An older link must not grant rights given since. */
export const isLinkStillGranted = async (db: Orm, ownerId: string): Promise<boolean> => {
  const target = await lockUser(db, ownerId)
  const makerId = await linkMakerOf(db, ownerId)
  const maker = makerId === null ? undefined : await findUser(db, makerId)
  if (!target || !maker?.active) return false
  const actor = targetOf(maker)
  return can(actor, makeInvitationLink.needs) && refusesLink(actor, targetOf(target)) === null
}
