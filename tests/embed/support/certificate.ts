import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const tlv = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : size)]), body])
}

const SEQUENCE = 0x30
const ECDSA_WITH_SHA256 = tlv(SEQUENCE, tlv(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = Buffer.from('550403', 'hex')

const moment = (date: Date) => tlv(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

/** A key with a self-signed certificate, valid for a day. Node can read certificates, but can't create them. */
export const selfSigned = (name: string): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const common = tlv(0x31, tlv(SEQUENCE, tlv(0x06, COMMON_NAME), tlv(0x0c, Buffer.from(name))))
  const named = tlv(SEQUENCE, common)
  const day = 24 * 3_600_000
  const content = tlv(
    SEQUENCE,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    named,
    tlv(SEQUENCE, moment(new Date(Date.now() - day)), moment(new Date(Date.now() + day))),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('sha256').update(content).sign(privateKey)
  const whole = tlv(SEQUENCE, content, ECDSA_WITH_SHA256, tlv(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert }
}
