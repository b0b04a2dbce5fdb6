import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { Person, Portal } from '../../support/portal.ts'

export type Listening = Portal & { readonly url: string }

/** SHA-256 in hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const begin = (portal: Portal, as: Person, bytes: Uint8Array, given: object = {}) => {
  const body = { name: 'notes.txt', size: bytes.length, sha256: sha256(bytes), ...given }
  return portal.call('POST', '/uploads', { as, body })
}

const tus = { 'tus-resumable': '1.0.0' }

/** Sends bytes of an upload from an offset. */
export const sendBytes = (portal: Listening, as: Person, id: string, bytes: Uint8Array, offset = 0, headers = {}) =>
  fetch(`${portal.url}/api/uploads/${id}/bytes`, {
    method: 'PATCH',
    headers: {
      ...tus,
      cookie: as.cookie,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body: Buffer.from(bytes),
  })

/** Returns how many bytes of an upload the server has stored, according to tus. */
export const offsetOf = async (portal: Listening, as: Person, id: string): Promise<number> => {
  const answer = await fetch(`${portal.url}/api/uploads/${id}/bytes`, {
    method: 'HEAD',
    headers: { ...tus, cookie: as.cookie },
  })
  return Number(answer.headers.get('upload-offset') ?? Number.NaN)
}

/** Starts a request for the rest of an upload and sends only `sent` bytes. The connection stays open. */
export const sendPart = (
  portal: Listening,
  as: Person,
  id: string,
  bytes: Uint8Array,
  offset: number,
  sent: number,
  onSent = () => {},
) => {
  const call = request(`${portal.url}/api/uploads/${id}/bytes`, {
    method: 'PATCH',
    headers: {
      ...tus,
      cookie: as.cookie,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(bytes.length - offset),
    },
  })
  call.on('error', () => undefined).write(Buffer.from(bytes.subarray(offset, offset + sent)), onSent)
  return call
}

/** Like `sendPart`, but then cuts the connection. */
export const cutAfter = (portal: Listening, as: Person, id: string, bytes: Uint8Array, offset: number, sent: number) =>
  new Promise<void>(resolve => {
    const call = sendPart(portal, as, id, bytes, offset, sent, () => call.destroy())
    call.on('close', () => resolve())
  })

/** Uploads a file in one request and returns the response of finishing it. */
export const uploaded = async (portal: Listening, as: Person, bytes: Uint8Array, given: object = {}) => {
  const begun = await begin(portal, as, bytes, given)
  if (begun.status !== 200) return begun
  const { id, received } = begun.body.data
  if (received < bytes.length) await sendBytes(portal, as, id, bytes.subarray(received), received)
  return portal.call('POST', `/uploads/${id}/finish`, { as })
}

/** Uploads a file and returns its record. */
export const aFile = async (portal: Listening, as: Person, bytes: Uint8Array, given: object = {}) => {
  const answer = await uploaded(portal, as, bytes, given)
  if (answer.status !== 200) throw new Error(`the upload answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return (await portal.call('GET', `/files/${answer.body.data.id}`, { as })).body.data
}

export const download = (
  portal: Listening,
  as: Person | undefined,
  url: string,
  headers: Record<string, string> = {},
) => fetch(`${portal.url}/api${url}`, { headers: { ...(as && { cookie: as.cookie }), ...headers } })
