import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../../../packages/server/src/platform/settings/settings.ts'

const linesFor = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
  return []
}

const S3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hidden',
}

describe('settings', () => {
  test('need no value for a portal on one machine', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('data'),
      DEMO: true,
      TIME_ZONE: 'UTC',
      LOG_LEVEL: 'info',
    })
  })

  test('treat an empty value as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toMatchObject({ PORT: 8000, DEMO: true })
  })

  test('accept every value that an operator may set', () => {
    const read = readSettings({
      ...S3,
      PORT: '80',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/portal',
      DATABASE_URL: 'postgresql://portal:secret@db:5432/portal',
      DATABASE_MIGRATION_URL: 'postgresql://owner:secret@db:5432/portal',
      PUBLIC_URL: 'https://Portal.example.org/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      SMTP_URL: 'smtps://user:pass@mail.example.org',
      MAIL_FROM: 'Training portal <portal@example.org>',
      TIME_ZONE: 'Asia/Damascus',
      COUNTRY: 'SY',
      LOG_LEVEL: 'warn',
    })
    expect(read).toMatchObject({
      PORT: 80,
      PUBLIC_URL: 'https://portal.example.org',
      TRUST_PROXY: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      S3_BUCKET: 'files',
      COUNTRY: 'SY',
    })
  })

  test('allow demo data only in the embedded database', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://db/portal' }).DEMO).toBe(false)
    expect(readSettings({ DEMO: 'false' }).DEMO).toBe(false)
    expect(linesFor({ DATABASE_URL: 'postgres://db/portal', DEMO: 'true' })).toEqual([
      'DEMO: cannot be true together with DATABASE_URL',
    ])
  })

  test.each([
    [{ HOST: '0.0.0.0' }, ['HOST']],
    [{ HOST: 'portal.example.org', DEMO: 'true' }, ['HOST']],
    [{ HOST: '::', PUBLIC_URL: 'https://portal.example.org' }, ['HOST', 'PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://portal.example.org' }, ['PUBLIC_URL']],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.org', DEMO: 'false' }, []],
    [{ HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/portal' }, []],
    [{ HOST: '::1', PUBLIC_URL: 'http://localhost:8080' }, []],
  ])('allow demo data only on localhost: %j', (env, names) => {
    const lines = linesFor(env)
    expect(lines.map(line => line.split(':')[0])).toEqual(names)
    for (const line of lines) expect(line).toContain('set DEMO to false')
  })

  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://user:secret@db/portal'],
    ['DATABASE_URL', 'secret'],
    ['DATABASE_MIGRATION_URL', 'postgres://owner:secret@db/portal'],
    ['PUBLIC_URL', 'my-portal'],
    ['PUBLIC_URL', 'https://example.org/portal'],
    ['PUBLIC_URL', 'https://user:secret@example.org'],
    ['TRUST_PROXY', 'proxy.example.org'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', 'true'],
    ['METRICS_PORT', 'on'],
    ['METRICS_HOST', 'http://10.0.0.1'],
    ['SMTP_URL', 'https://secret@mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b\r\nBcc: secret@c'],
    ['SECURITY_CONTACT', 'http://secret.example.org'],
    ['SECURITY_CONTACT', 'security@example.org\nExpires: 2099'],
    ['DEMO', 'maybe'],
    ['TIME_ZONE', 'Gotham'],
    ['COUNTRY', 'Syria'],
    ['LOG_LEVEL', 'loud'],
    ['SESSION_IDLE_MINUTES', '5'],
    ['DISK_RESERVE_MB', '1 GB'],
    ['DISK_RESERVE_MB', '-1'],
    ['WRITES_PER_HOUR', '7'],
    ['SIGNATURE_PASSWORD_USD', '99.50'],
    ['INVOICE_TOLERANCE_PERCENT', '101'],
    ['INVOICE_TOLERANCE_USD', '-1'],
    ['EARLIER_SEAL_KEYS', 'abc'],
    ['SIGNATURE_REMINDER_DAYS', 'often'],
    ['SECRET_KEY', 'too short to be a secret'],
  ])('report an invalid %s (%s) in one line that does not quote it', (name, value) => {
    const lines = linesFor({ MAIL_FROM: 'a@example.org', [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: (must|needed|needs)`))
    expect(lines[0]).not.toContain('secret')
    expect(lines[0]).not.toContain(value)
  })

  test('never quote a value, even when several settings are invalid', () => {
    const secrets = {
      DATABASE_URL: 'postgresql//portal:secret-1@db/portal',
      SMTP_URL: 'smtp:portal:secret-2 mail',
      S3_ENDPOINT: 'key:secret-3@s3',
      S3_ACCESS_KEY_ID: 'secret-4',
      S3_SECRET_ACCESS_KEY: 'secret-5',
      PUBLIC_URL: 'https://portal:secret-6@portal.example.org/path',
      MAIL_FROM: 'secret-7',
      TRUST_PROXY: 'secret-8',
      SECURITY_CONTACT: 'secret-9',
      PORT: 'secret-10',
      HOST: 'secret 11',
      TIME_ZONE: 'secret-12',
      LOG_LEVEL: 'secret-13',
      DEMO: 'secret-14',
    }
    const lines = linesFor(secrets)
    expect(lines.length).toBeGreaterThan(11)
    expect(lines.join('\n')).not.toContain('secret')
    for (const [name, value] of Object.entries(secrets))
      expect(linesFor({ [name]: value }).join()).not.toContain('secret')
  })

  test('name the missing values when S3 or mail is only partly configured', () => {
    expect(linesFor({ S3_BUCKET: 'files', S3_REGION: 'x' })).toEqual([
      'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed when other S3_ settings are given',
    ])
    expect(linesFor({ SMTP_URL: 'smtp://mail' })).toEqual(['MAIL_FROM: needed when SMTP_URL is set'])
  })

  test('report all errors at once', () => {
    expect(linesFor({ PORT: 'x', TIME_ZONE: 'x', S3_BUCKET: 'files' })).toHaveLength(3)
  })
})
