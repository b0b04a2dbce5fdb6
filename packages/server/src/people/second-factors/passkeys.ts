import { limits } from '@portal/contract/core/fields/limits'
import type { authenticationResponse, registrationResponse } from '@portal/contract/people/access/webauthn'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq, gt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { hashOf } from '../accounts/tokens.ts'
import { type PasskeyRow, passkeyChallenges } from './schema.ts'

type Registration = z.infer<typeof registrationResponse>
type Authentication = z.infer<typeof authenticationResponse>

/** What a challenge was made for. */
export type Purpose = 'add' | 'login'

/** EdDSA, ES256 and RS256, by their COSE numbers: what every authenticator knows one of. */
export const algorithms = [-8, -7, -257]

const LOCAL = 'localhost'

/** The name that passkeys are bound to: the host of PUBLIC_URL; without it this machine's own, for trying out. */
export const rpIdOf = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).hostname : LOCAL

interface Claim {
  readonly challenge: string
  readonly origin: string
}

const claimOf = ({ response }: Registration | Authentication): Claim => {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin }
  } catch {
    // Falls through to the refusal.
  }
  throw refuse('passkey_refused')
}

// Without PUBLIC_URL the port is whichever the browser came by; the host is this machine all the same.
const originFor = ({ PUBLIC_URL }: Settings, claimed: string): string => {
  if (PUBLIC_URL) return PUBLIC_URL
  return URL.parse(claimed)?.hostname === LOCAL ? claimed : `http://${LOCAL}`
}

/** Stores a challenge until it is answered or expired; `userId` where it is good for one person only. */
export const storeChallenge = async (
  db: Orm,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
  now: Date,
): Promise<void> => {
  const expires_at = new Date(now.getTime() + limits.challenge_seconds * 1000)
  await db.insert(passkeyChallenges).values({ challenge_hash: hashOf(challenge), purpose, user_id: userId, expires_at })
}

/**
 * Takes away the challenge that is answered, whatever comes of the answer; gives whom it was good for, null for all.
 */
const takeChallenge = async ({ database, now }: Services, challenge: string, purpose: Purpose) => {
  const isIt = eq(passkeyChallenges.challenge_hash, hashOf(challenge))
  const [taken] = await database.orm
    .delete(passkeyChallenges)
    .where(and(isIt, eq(passkeyChallenges.purpose, purpose), gt(passkeyChallenges.expires_at, now())))
    .returning({ userId: passkeyChallenges.user_id })
  return taken
}

const common = ({ settings }: Services, { challenge, origin }: Claim) => ({
  expectedChallenge: challenge,
  expectedOrigin: originFor(settings, origin),
  expectedRPID: rpIdOf(settings),
  requireUserVerification: true,
})

/** Proves a new passkey; refuses it alike whatever is wrong with it. */
export const proveNewPasskey = async (services: Services, userId: string, response: Registration) => {
  const claim = claimOf(response)
  const taken = await takeChallenge(services, claim.challenge, 'add')
  if (taken?.userId !== userId) throw refuse('passkey_refused')
  const proven = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    supportedAlgorithmIDs: algorithms,
    ...common(services, claim),
  }).catch(() => undefined)
  if (!proven?.verified) throw refuse('passkey_refused')
  return proven.registrationInfo.credential
}

/** Proves that a passkey signed a challenge of ours; gives its new counter. Refuses alike whatever is wrong. */
export const provePasskey = async (
  services: Services,
  response: Authentication,
  row: PasskeyRow | undefined,
): Promise<number> => {
  const claim = claimOf(response)
  const taken = await takeChallenge(services, claim.challenge, 'login')
  const { userHandle } = response.response
  const isOfUser = userHandle === undefined || userHandle === Buffer.from(row?.user_id ?? '').toString('base64url')
  if (!taken || !row || !isOfUser || (taken.userId ?? row.user_id) !== row.user_id)
    throw refuse('passkey_refused', { about: row?.user_id })
  const { credential_id: id, counter, public_key } = row
  const credential = { id, counter, publicKey: Uint8Array.from(public_key) }
  const proven = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    credential,
    ...common(services, claim),
  }).catch(() => undefined)
  if (!proven?.verified) throw refuse('passkey_refused', { about: row.user_id })
  return proven.authenticationInfo.newCounter
}
