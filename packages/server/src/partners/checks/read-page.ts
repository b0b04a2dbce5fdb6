import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { FindingCode } from '@portal/contract/partners/partner-checks'
import { type Allows, lookupAllowed, PrivateAddressError, refuseWritten } from './public-address.ts'

/** A page as received, up to the size limit. */
export interface ReadPage {
  readonly url: URL
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly html: string
  /** Whether the page is longer than the part that was read. */
  readonly isCut: boolean
}

/** Rules for reading a page. */
export interface ReadingRules {
  /** Checked for every address before connecting, including after redirects. */
  readonly allows: Allows
  /** Whether a URL's port is allowed. */
  readonly allowsPort: (url: URL) => boolean
}

/** Limits for one read: time for all redirects together, and bytes after decompression. */
export const bounds = { ms: 8000, bytes: 512 * 1024, redirects: 5 } as const

/** Why a page could not be read. */
export class UnreadError extends Error {
  override readonly name = 'UnreadError'
  readonly code: FindingCode
  readonly url: URL

  constructor(code: FindingCode, url: URL) {
    super(code)
    this.code = code
    this.url = url
  }
}

const headers = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, br',
  'user-agent': 'Mozilla/5.0 (compatible; portal page check)',
}

const ask = (url: URL, { allows }: ReadingRules, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const options = { headers, signal, agent: false, lookup: lookupAllowed(allows) } as const
    send(url, options, resolve).on('error', reject).end()
  })

const unpacked = (answer: IncomingMessage): Readable => {
  const encoding = answer.headers['content-encoding'] ?? ''
  const tool =
    encoding === 'br'
      ? createBrotliDecompress()
      : encoding === 'gzip'
        ? createGunzip()
        : new Transform({ transform: (chunk, _encoding, next) => next(null, chunk) })
  answer.on('error', error => tool.destroy(error))
  return answer.pipe(tool)
}

const bodyOf = async (answer: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(answer)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > bounds.bytes) break
  }
  answer.destroy()
  return { html: Buffer.concat(chunks).subarray(0, bounds.bytes).toString('utf8'), isCut: size > bounds.bytes }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

const refuseForeignPlace = (url: URL, { allows, allowsPort }: ReadingRules) => {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new UnreadError('page_redirects', url)
  if (!allowsPort(url)) throw new UnreadError('page_private', url)
  refuseWritten(url.hostname, allows)
}

const follow = async (from: URL, reading: ReadingRules, signal: AbortSignal): Promise<ReadPage> => {
  let url = from
  for (let hop = 0; hop <= bounds.redirects; hop++) {
    try {
      refuseForeignPlace(url, reading)
      const answer = await ask(url, reading, signal)
      const { statusCode: status = 0, headers: sent } = answer
      const next = isRedirect(status) && sent.location ? URL.parse(sent.location, url) : null
      if (!next) return { url, status, headers: sent, ...(await bodyOf(answer)) }
      answer.destroy()
      url = next
    } catch (error) {
      if (error instanceof UnreadError) throw error
      if (error instanceof PrivateAddressError) throw new UnreadError('page_private', url)
      throw new UnreadError(signal.aborted ? 'page_slow' : 'page_unreachable', url)
    }
  }
  throw new UnreadError('page_redirects', url)
}

/**
 * Reads a page without cookies, as a visitor who isn't signed in gets it. Checks every hop's address before connecting.
 * Throws UnreadError with the reason.
 */
export const readPage = (from: URL, reading: ReadingRules): Promise<ReadPage> =>
  follow(from, reading, AbortSignal.timeout(bounds.ms))
