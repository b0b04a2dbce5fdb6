import { isIP, isIPv4 } from 'node:net'
import * as z from 'zod/mini'

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const addressOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** A setting with a URI of one of these schemes. `sentence` is the error message. */
export const address = (sentence: string, ...schemes: readonly string[]) =>
  z.string().check(z.refine(text => schemes.includes(addressOf(text)?.protocol.slice(0, -1) ?? ''), sentence))

/** A setting with an origin: no user, path, query, or fragment. */
export const originSetting = (sentence: string) =>
  z.pipe(
    address(sentence, 'http', 'https').check(
      z.refine(text => {
        const url = addressOf(text)
        return !url || (!url.username && !url.password && !url.search && !url.hash && url.pathname === '/')
      }, sentence),
    ),
    z.transform(text => new URL(text).origin),
  )

/** A setting with a host name or address to listen on. */
export const hostName = z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or address'))

/** A setting with a port. 0 takes any free port. */
export const port = z.pipe(
  z
    .string()
    .check(z.refine(text => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a number from 0 to 65535')),
  z.transform(Number),
)

/** A setting with a duration in minutes, from half an hour to two weeks. */
export const minutes = z.pipe(
  z
    .string()
    .check(
      z.refine(
        text => /^\d{2,5}$/.test(text) && Number(text) >= 30 && Number(text) <= 20160,
        'must be a number from 30 to 20160',
      ),
    ),
  z.transform(Number),
)

/** A setting with a size in MiB, up to 1 TiB. */
export const megabytes = z.pipe(
  z
    .string()
    .check(
      z.refine(text => /^\d{1,7}$/.test(text) && Number(text) <= 1024 * 1024, 'must be a number of MB up to 1048576'),
    ),
  z.transform(Number),
)

/** A setting with a number of writes, at least 50. */
export const writes = z.pipe(
  z
    .string()
    .check(z.refine(text => /^\d{2,8}$/.test(text) && Number(text) >= 50, 'must be a number from 50 to 99999999')),
  z.transform(Number),
)

/** A setting with whole US dollars. */
export const dollars = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number of US dollars')),
  z.transform(Number),
)

/** A setting with a whole percentage, 0 to 100. */
export const percent = z.pipe(
  z.string().check(z.refine(text => /^\d{1,3}$/.test(text) && Number(text) <= 100, 'must be a number from 0 to 100')),
  z.transform(Number),
)

/** A setting with a comma-separated list of public keys. */
export const publicKeys = z.pipe(
  z.string().check(z.regex(/^[0-9a-f]{64}( *, *[0-9a-f]{64})*$/, 'must be keys of 64 hexadecimal digits, by commas')),
  z.transform(text => text.split(',').map(key => key.trim())),
)

/** A setting with a number of days, up to a year. */
export const days = z.pipe(
  z.string().check(z.refine(text => /^\d{1,3}$/.test(text) && Number(text) <= 365, 'must be a number from 0 to 365')),
  z.transform(Number),
)

export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0'], 'must be true or false'),
  z.transform(text => text === 'true' || text === '1'),
)

const MAIL_SENTENCE = 'must be an email address, alone or as Name <address>'
/** A setting with a sender: an email address, alone or with a name. */
export const mailFrom = z
  .string()
  .check(z.regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, MAIL_SENTENCE))

// Rejects a whole address space (/0), because then anyone could forge the client address.
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (!isIP(address) || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

const split = (text: string) => text.split(',').map(one => one.trim())

/** A setting with a list of addresses and networks, such as `127.0.0.1, 10.0.0.0/8, fd00::/8`. */
export const networks = z.pipe(
  z
    .string()
    .check(z.refine(text => split(text).every(isNetwork), 'must list addresses or networks, such as 10.0.0.0/8, ::1')),
  z.transform(split),
)

const email = /^[^\s<>@:/]+@[^\s<>@:/]+$/

/** A setting with a contact for vulnerability reports: an email address or an HTTPS URL. Parsed to a URI. */
export const securityContact = z.pipe(
  z
    .string()
    .check(
      z.refine(
        text => email.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
        'must be an email address or an https address',
      ),
    ),
  z.transform(text => (email.test(text) ? `mailto:${text}` : text)),
)
