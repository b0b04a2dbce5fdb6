import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

// Flags of WebAuthn authenticator data: user present, user verified, credential included.
const PRESENT = 0x01
const VERIFIED = 0x04
const CREDENTIAL = 0x40

const number = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes)
  out.writeUIntBE(value, 0, bytes)
  return out
}

/** Deviations from a valid response. */
interface Lie {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly isUnverified?: boolean
  readonly userHandle?: string
}

/** A WebAuthn authenticator in software with one passkey. It can also send invalid responses. */
export const softAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let userId = ''

  const dataOf = (flags: number, rpId: string, count: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), number(count, 4), rest])
  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin }))
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    id: common.id,
    /** Responds to the options of a new passkey. */
    make: (options: { challenge: string; rp: { id?: string }; user: { id: string } }, lie: Lie = {}) => {
      userId = options.user.id
      // CBOR written by hand: the public key as a COSE map, and {fmt: 'none', attStmt: {}, authData}.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), number(id.length, 2), id, key])
      const flags = PRESENT | (lie.isUnverified ? 0 : VERIFIED) | CREDENTIAL
      const data = dataOf(flags, lie.rpId ?? options.rp.id ?? '', counter, credential)
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lie).toString('base64url'),
          attestationObject: Buffer.concat([head, Buffer.from([0x58, data.length]), data]).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Responds to the options of a login. */
    sign: (options: { challenge: string; rpId?: string }, lie: Lie = {}) => {
      counter = lie.counter ?? counter + 1
      const client = clientData('webauthn.get', options.challenge, lie)
      const data = dataOf(PRESENT | (lie.isUnverified ? 0 : VERIFIED), lie.rpId ?? options.rpId ?? '', counter)
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: lie.userHandle ?? userId,
        },
      }
    },
  }
}
