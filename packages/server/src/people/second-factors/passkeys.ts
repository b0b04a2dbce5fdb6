import { limits } from '@portal/contract/core/fields/limits'
import type { authenticationResponse, registrationResponse } from '@portal/contract/people/access/webauthn'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq, gt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { tokenHashOf } from '../accounts/tokens.ts'
import { type PasskeyRow, passkeyChallenges } from './schema.ts'

type Registration = z.infer<typeof registrationResponse>
type Authentication = z.infer<typeof authenticationResponse>

export type Purpose = 'add' | 'login'

/** COSE numbers of EdDSA, ES256, and RS256. Every authenticator supports one of them. */
export const algorithms = [-8, -7, -257]

const LOCAL = 'localhost'

/** The relying party ID of passkeys: the host of PUBLIC_URL, or else localhost for trying the portal out. */
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
    // Falls through to the error below.
  }
  throw refuse('passkey_refused')
}

// Without PUBLIC_URL, any port of localhost is valid.
const originFor = ({ PUBLIC_URL }: Settings, claimed: string): string => {
  if (PUBLIC_URL) return PUBLIC_URL
  return URL.parse(claimed)?.hostname === LOCAL ? claimed : `http://${LOCAL}`
}

/** Stores a challenge until it is answered or expires. `userId` restricts it to one person. */
export const storeChallenge = async (
  db: Orm,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
  now: Date,
): Promise<void> => {
  const expires_at = new Date(now.getTime() + limits.challenge_seconds * 1000)
  await db
    .insert(passkeyChallenges)
    .values({ challenge_hash: tokenHashOf(challenge), purpose, user_id: userId, expires_at })
}

/** Deletes the challenge, even if its response is wrong. Returns the person that it was restricted to, if any. */
const takeChallenge = async ({ database, now }: Services, challenge: string, purpose: Purpose) => {
  const isIt = eq(passkeyChallenges.challenge_hash, tokenHashOf(challenge))
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

/** Verifies a new passkey. All failures throw the same error. */
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

/** Verifies that a passkey signed one of our challenges. Returns its new counter. All failures throw the same error. */
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
