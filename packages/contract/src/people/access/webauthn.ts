import * as z from 'zod/mini'

const bytes = (max: number) =>
  z
    .string({ error: 'wrong_type' })
    .check(z.maxLength(max, { error: 'too_long' }), z.regex(/^[A-Za-z0-9_-]+$/, { error: 'wrong_type' }))

const CREDENTIAL_ID = 1400
const DATA = 8000
const ATTESTATION = 60_000

const publicKey = z.literal('public-key', { error: 'wrong_type' })
const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))

/** The browser's PublicKeyCredential.toJSON() after it created a passkey. */
export const registrationResponse = z.object({
  id: bytes(CREDENTIAL_ID),
  rawId: bytes(CREDENTIAL_ID),
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(DATA),
    attestationObject: bytes(ATTESTATION),
    transports: z.optional(transports),
  }),
})

/** The browser's PublicKeyCredential.toJSON() after a passkey signed a challenge. */
export const authenticationResponse = z.object({
  id: bytes(CREDENTIAL_ID),
  rawId: bytes(CREDENTIAL_ID),
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(DATA),
    authenticatorData: bytes(DATA),
    signature: bytes(DATA),
    userHandle: z.optional(bytes(DATA)),
  }),
})

const descriptor = z.object({ id: z.string(), type: z.string(), transports: z.optional(transports) })
const required = z.enum(['discouraged', 'preferred', 'required'])

export const creationOptions = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(required),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(required),
    }),
  ),
  attestation: z.optional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
})

export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(required),
})
