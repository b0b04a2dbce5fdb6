import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildPages } from '../../../flows/support/build.ts'

interface Measured {
  readonly name: string
  /** 0 if no file was found, which passes. */
  readonly size: number
  readonly passed: boolean
}

const root = join(import.meta.dirname, '../../../..')

const measure = (): readonly Measured[] => {
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const measured: unknown = JSON.parse(stdout)
  if (!Array.isArray(measured)) throw new Error(stdout + stderr)
  return measured
}

describe('bytes of what the server sends, brotli', () => {
  let measured: readonly Measured[] = []
  beforeAll(async () => {
    await buildPages()
    measured = measure()
  }, 120_000)

  test('no file exceeds its budget in .size-limit.mjs', () => {
    expect(measured.filter(({ passed, size }) => !passed || size === 0)).toEqual([])
  })

  test('the scripts of the login page and the screens are measured', () => {
    const sizesOf = (name: RegExp) => measured.filter(one => name.test(one.name)).map(({ size }) => size)
    expect(Math.min(...sizesOf(/^login page/))).toBeGreaterThan(59_000)
    expect(sizesOf(/^src\//).length).toBeGreaterThan(5)
  })
})
