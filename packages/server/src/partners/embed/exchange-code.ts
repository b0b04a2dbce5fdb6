import { complaintScope, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import { byNetwork, countAttempt, forgiveAttempt } from '../../people/access/passwords/attempts.ts'
import { transaction } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import type { PartnerRow } from '../schema.ts'
import { redeemCode } from './store.ts'

/**
 * Exchanges a code of the popup for a frame's session token, or returns null. Uncounts correct codes, because a whole
 * office may sign in from one address.
 */
export const exchangeCode = async (
  services: Services,
  partner: PartnerRow,
  address: string,
  given: { readonly code: string; readonly verifier: string; readonly keep: 'cookie' | 'memory' },
  scope: WidgetScope = complaintScope,
): Promise<string | null> => {
  const { database, now } = services
  const counted = byNetwork('embed-code', address, given.code)
  await countAttempt(services, counted)
  const token = await transaction(database, db => redeemCode(db, partner.id, { ...given, scope }, now()))
  if (token) await forgiveAttempt(services, counted)
  return token
}
