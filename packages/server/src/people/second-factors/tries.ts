import { limits } from '@portal/contract/core/fields/limits'
import { networkOf } from '../../platform/http/connection/network.ts'
import { byDay, byNetwork, type Counted } from '../passwords/attempts.ts'

/** Counts codes by account and network, by network, and by account per day. The last stops many networks together. */
export const codeTries = (purpose: string, address: string, userId: string): readonly Counted[] => [
  ...byNetwork(`second factor ${purpose}`, address, userId),
  ...byDay(`second factor ${purpose}`, userId, limits.code_tries_daily),
]

/** Passkeys can't be guessed. The limit protects CPU time and the number of pending challenges. */
export const passkeyTries = (purpose: string, address: string): readonly Counted[] => [
  { parts: [`passkey ${purpose}`, networkOf(address)], most: 600, forgives: 'one' },
]
