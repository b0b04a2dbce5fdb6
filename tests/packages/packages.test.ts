import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { publint } from 'publint'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildPackages } from '../../scripts/packages/build.ts'
import { builtFolder, entriesOf, names } from '../../scripts/packages/packages.ts'
import { components } from '../ui/sources.ts'

const BUILDING_MS = 120_000

beforeAll(async () => void (await buildPackages()), BUILDING_MS)

const read = (name: string, file: string) => readFileSync(join(builtFolder(name), file), 'utf8')

describe.each(names)('the package %s', name => {
  test('has no publint problems', async () => {
    const { messages } = await publint({ pkgDir: builtFolder(name), strict: true, pack: false })
    expect(messages).toEqual([])
  })

  test('includes its licence, repository, README, and changelog', () => {
    const manifest = JSON.parse(read(name, 'package.json'))
    expect(manifest).toMatchObject({ license: 'MIT', repository: { directory: `packages/${name}` } })
    expect(manifest).not.toHaveProperty('private')
    expect(read(name, 'README.md')).toContain(`npm install`)
    expect(read(name, 'LICENSE')).toContain('MIT License')
    expect(read(name, 'CHANGELOG.md')).toContain(`# @portal/${name}\n\n## ${manifest.version} - `)
  })

  test('doesn’t refer to files that are not packed', () => {
    expect(read(name, 'package.json')).not.toMatch(/portal-source|\.\/src|dist\/package/)
  })
})

test('every component has its own entry', () => {
  expect(entriesOf('ui')).toEqual(expect.arrayContaining(components))
})

test('fonts include their licence', () => {
  expect(read('ui', 'theme/fonts/LICENSE')).toContain('SIL OPEN FONT LICENSE')
  expect(existsSync(join(builtFolder('ui'), 'theme/fonts'))).toBe(true)
})

test('no package imports private modules of React Aria', () => {
  const { stdout } = spawnSync('grep', ['-rlE', 'react-aria/private|/internals/', ...names.map(builtFolder)], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

describe('a sheet is resolved for', () => {
  const inputsUnder = async (conditions: readonly string[]) => {
    const { metafile } = await build({
      stdin: { contents: "import '#sheets/Button/Button.css'", resolveDir: builtFolder('ui') },
      bundle: true,
      write: false,
      metafile: true,
      platform: 'neutral',
      conditions: [...conditions],
      loader: { '.css': 'empty' },
    })
    return Object.keys(metafile.inputs).map(file => basename(file))
  }

  test.each([
    ['webpack for browsers', ['webpack', 'production', 'browser', 'module']],
    ['webpack for servers', ['webpack', 'production', 'node', 'module']],
    ['server components in Next.js', ['react-server', 'production', 'node', 'module']],
    ['Vite for browsers', defaultClientConditions],
    ['Vite for servers, where it bundles the package', [...defaultServerConditions, 'node']],
    ['bundlers that name none', []],
  ])('%s', async (_, conditions) => {
    expect(await inputsUnder(conditions)).toContain('Button.css')
  })

  test('plain Node as an empty module', async () => {
    const inputs = await inputsUnder(['node', 'node-addons', 'module-sync', 'react-server'])
    expect(inputs).toContain('no-sheet.js')
    expect(inputs).not.toContain('Button.css')
  })
})
