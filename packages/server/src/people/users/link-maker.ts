import { can } from '@portal/contract/core/rights/needs'
import { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import type { Orm } from '../../platform/database/index.ts'
import { linkMakerOf } from '../sign-up/codes.ts'
import { targetOf } from './present.ts'
import { refusesLink } from './rules.ts'
import { findUser, lockUser } from './store.ts'

/**
 * Whether whoever made the link of an invitation may still have it. The account may have been given more since, which
 * a link made before must not open.
 */
export const isLinkStillGranted = async (db: Orm, ownerId: string): Promise<boolean> => {
  const target = await lockUser(db, ownerId)
  const makerId = await linkMakerOf(db, ownerId)
  const maker = makerId === null ? undefined : await findUser(db, makerId)
  if (!target || !maker?.active) return false
  const actor = targetOf(maker)
  return can(actor, makeInvitationLink.needs) && refusesLink(actor, targetOf(target)) === null
}
