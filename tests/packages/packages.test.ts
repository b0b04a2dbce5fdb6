import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildPackages } from '../../scripts/packages/build.ts'
import { builtFolder, entriesOf, names } from '../../scripts/packages/packages.ts'
import { components } from '../ui/sources.ts'

const BUILDING_MS = 120_000

beforeAll(async () => void (await buildPackages()), BUILDING_MS)

const read = (name: string, file: string) => readFileSync(join(builtFolder(name), file), 'utf8')

describe.each(names)('the package %s', name => {
  test('is as npm and bundlers expect it', async () => {
    const { messages } = await publint({ pkgDir: builtFolder(name), strict: true, pack: false })
    expect(messages).toEqual([])
  })

  test('says where it comes from, what it may be used for and what changed', () => {
    const manifest = JSON.parse(read(name, 'package.json'))
    expect(manifest).toMatchObject({ license: 'MIT', repository: { directory: `packages/${name}` } })
    expect(manifest).not.toHaveProperty('private')
    expect(read(name, 'README.md')).toContain(`npm install`)
    expect(read(name, 'LICENSE')).toContain('MIT License')
    expect(read(name, 'CHANGELOG.md')).toContain(`# @portal/${name}\n\n## ${manifest.version} - `)
  })

  test('does not name what is not packed', () => {
    expect(read(name, 'package.json')).not.toMatch(/portal-source|\.\/src|dist\/package/)
  })
})

test('every component is an entry of its own', () => {
  expect(entriesOf('ui')).toEqual(expect.arrayContaining(components))
})

test('fonts come with their licence', () => {
  expect(read('ui', 'theme/fonts/LICENSE')).toContain('SIL OPEN FONT LICENSE')
  expect(existsSync(join(builtFolder('ui'), 'theme/fonts'))).toBe(true)
})

test('nothing is imported that a library does not export', () => {
  const { stdout } = spawnSync('grep', ['-rlE', 'react-aria/private|/internals/', ...names.map(builtFolder)], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})
