import { resolve } from 'node:path'
import { isLoopback } from '@portal/contract/core/api/call'
import * as z from 'zod/mini'
import {
  address,
  days,
  dollars,
  flag,
  hostName,
  isTimeZone,
  mailFrom,
  megabytes,
  minutes,
  networks,
  originSetting,
  percent,
  port,
  publicKeys,
  securityContact,
  writes,
} from './setting-kinds.ts'

/** Invalid settings, with one line per mistake. Lines never contain values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const shape = z.object({
  PORT: z._default(port, 8000),
  HOST: z._default(hostName, '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(hostName, '127.0.0.1'),
  DATA_DIR: z.pipe(
    z._default(z.string(), './data'),
    z.transform(folder => resolve(folder)),
  ),
  DISK_RESERVE_MB: z._default(megabytes, 512),
  DATABASE_URL: z.optional(
    address('must look like postgresql://user:password@host:5432/name', 'postgres', 'postgresql'),
  ),
  DATABASE_MIGRATION_URL: z.optional(
    address('must look like postgresql://owner:password@host:5432/name', 'postgres', 'postgresql'),
  ),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters, chosen at random'))),
  PUBLIC_URL: z.optional(originSetting('must be an origin such as https://portal.example.org, without a path')),
  TRUST_PROXY: z.optional(networks),
  SMTP_URL: z.optional(address('must look like smtp://user:password@host:587', 'smtp', 'smtps')),
  MAIL_FROM: z._default(mailFrom, 'Portal <portal@localhost>'),
  S3_ENDPOINT: z.optional(address('must be the address of the store, such as https://s3.example.org', 'http', 'https')),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  CLAMD_URL: z.optional(address('must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl', 'tcp', 'unix')),
  SECURITY_CONTACT: z.optional(securityContact),
  DEMO: z.optional(flag),
  SECOND_FACTOR: z._default(z.enum(['optional', 'staff'], 'must be one of optional, staff'), 'optional'),
  IATI_ORGANISATION: z.optional(
    z.string().check(z.regex(/^[A-Z]{2,3}-[A-Z0-9]+-[\w.-]+$/, 'must be an identifier of IATI such as DE-AGR-123456')),
  ),
  IATI_ORGANISATION_NAME: z.optional(z.string()),
  SESSION_IDLE_MINUTES: z._default(minutes, 480),
  EARLIER_SEAL_KEYS: z._default(publicKeys, []),
  INVOICE_TOLERANCE_PERCENT: z._default(percent, 5),
  INVOICE_TOLERANCE_USD: z._default(dollars, 100),
  SIGNATURE_PASSWORD_USD: z._default(dollars, 1000),
  SIGNATURE_REMINDER_DAYS: z._default(days, 3),
  WRITES_PER_HOUR: z._default(writes, 5000),
  TIME_ZONE: z._default(z.string().check(z.refine(isTimeZone, 'must be a zone name such as Asia/Damascus')), 'UTC'),
  COUNTRY: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two letters of a country such as SY'))),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
})

type Read = z.output<typeof shape>

/** All settings, by environment variable. */
export interface Settings extends Omit<Read, 'DEMO'> {
  /** Whether demo data fills an empty database. Never true with DATABASE_URL. */
  readonly DEMO: boolean
}

// Mistakes across several settings. Checks the raw values, so that all mistakes are reported at once.
const together = (given: Readonly<Record<string, string>>): string[] => {
  const missing = S3_NAMES.filter(name => !given[name])
  const lines: string[] = []
  if (missing.length > 0 && missing.length < S3_NAMES.length)
    lines.push(`${missing.join(', ')}: needed when other S3_ settings are given`)
  if (given.SMTP_URL && !given.MAIL_FROM) lines.push('MAIL_FROM: needed when SMTP_URL is set')
  if (given.DATABASE_MIGRATION_URL && !given.DATABASE_URL)
    lines.push('DATABASE_MIGRATION_URL: needs DATABASE_URL beside it')
  if (given.DATABASE_URL && ['true', '1'].includes(given.DEMO ?? ''))
    lines.push('DEMO: cannot be true together with DATABASE_URL')
  return lines
}

const DEMO_STAYS = 'must be the loopback address in a demo, whose passwords everybody knows; else set DEMO to false'

const exposedDemo = ({ DEMO, HOST, PUBLIC_URL }: Settings): string[] => {
  if (!DEMO) return []
  const hosts = { HOST, ...(PUBLIC_URL && { PUBLIC_URL: new URL(PUBLIC_URL).hostname }) }
  return Object.entries(hosts).flatMap(([name, host]) => (isLoopback(host) ? [] : [`${name}: ${DEMO_STAYS}`]))
}

/** Reads the settings from the environment. Empty values count as unset. Throws SettingsError with all mistakes. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given: Record<string, string> = {}
  for (const name of Object.keys(shape.def.shape)) {
    const value = env[name]?.trim()
    if (value) given[name] = value
  }
  const read = z.safeParse(shape, given)
  const mistakes = read.error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const lines = [...mistakes, ...together(given)]
  if (!read.success || lines.length > 0) throw new SettingsError(lines)
  const settings = { ...read.data, DEMO: read.data.DEMO ?? !read.data.DATABASE_URL }
  const exposed = exposedDemo(settings)
  if (exposed.length > 0) throw new SettingsError(exposed)
  return settings
}
