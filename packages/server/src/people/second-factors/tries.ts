import { limits } from '@portal/contract/core/fields/limits'
import { networkOf } from '../../platform/http/connection/network.ts'
import { byDay, byNetwork, type Counted } from '../passwords/attempts.ts'

/** Codes are counted by account and network, by network, and by account in a day: many networks together could else try. */
export const codeTries = (purpose: string, address: string, userId: string): readonly Counted[] => [
  ...byNetwork(`second factor ${purpose}`, address, userId),
  ...byDay(`second factor ${purpose}`, userId, limits.code_tries_daily),
]

/** Passkeys cannot be guessed; what is bounded is the work of comparing, and the challenges that wait. */
export const passkeyTries = (purpose: string, address: string): readonly Counted[] => [
  { parts: [`passkey ${purpose}`, networkOf(address)], most: 600, forgives: 'one' },
]
