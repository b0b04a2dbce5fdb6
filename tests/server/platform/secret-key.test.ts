import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isKeyOfDatabase, readSecretKey } from '../../../packages/server/src/platform/settings/secret-key.ts'
import { dataFolder } from '../support/platform/folder.ts'

const key = (given: { SECRET_KEY?: string; DATABASE_URL?: string; DATA_DIR?: string }) =>
  readSecretKey({ SECRET_KEY: undefined, DATABASE_URL: undefined, DATA_DIR: '/nowhere', ...given }).toString('hex')

describe('the secret key', () => {
  test('is generated once in the data folder with access for its account only', () => {
    const DATA_DIR = dataFolder()
    const first = key({ DATA_DIR })
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(key({ DATA_DIR })).toBe(first)
    expect(key({ DATA_DIR: dataFolder() })).not.toBe(first)
    const path = join(DATA_DIR, 'secret.key')
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual([first, 0o600])
  })

  test('is rejected if its file is truncated, and the error says to restore it', () => {
    const DATA_DIR = dataFolder()
    writeFileSync(join(DATA_DIR, 'secret.key'), 'abc')
    expect(() => key({ DATA_DIR })).toThrow(
      /secret\.key holds no key\. Restore .+ Delete it only if it is lost: .+ authenticator app, and signatures .+ another key/,
    )
  })

  test('is derived from the database address, equal on all replicas, unless SECRET_KEY is set', () => {
    const DATABASE_URL = 'postgresql://portal:one@db.example.org/portal'
    expect(key({ DATABASE_URL })).toBe(key({ DATABASE_URL }))
    expect(key({ DATABASE_URL })).not.toBe(key({ DATABASE_URL: DATABASE_URL.replace('one', 'two') }))
    const SECRET_KEY = 'f'.repeat(32)
    expect(key({ SECRET_KEY, DATABASE_URL })).toBe(key({ SECRET_KEY }))
    expect(key({ SECRET_KEY, DATABASE_URL })).not.toBe(key({ DATABASE_URL }))
    const isShared = (given: { SECRET_KEY?: string; DATABASE_URL?: string }) =>
      isKeyOfDatabase({ SECRET_KEY: undefined, DATABASE_URL: undefined, ...given })
    expect([{}, { SECRET_KEY }, { SECRET_KEY, DATABASE_URL }, { DATABASE_URL }].map(isShared)).toEqual([
      ...[false, false, false],
      true,
    ])
  })
})
