import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
let folder = ''

const run = (...given: string[]) => spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' })

// Builders write their configuration anew beside it for as long as they read it, and other tests build meanwhile.
const isTemporary = (path: string) => /\.(bundled_|timestamp-)\w+[^/]*\.(mjs|cjs|js)$/.test(path)

const isSource = (path: string) =>
  !(/\/(node_modules|dist|\.output)(\/|$)/.test(path.slice(root.length)) || isTemporary(path))

/** A copy of the repository on the same installed packages; the portal's own are those of the copy. */
const copy = () => {
  for (const name of readdirSync(root))
    if (!/^(node_modules|\.git)$/.test(name))
      cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  mkdirSync(join(folder, 'node_modules/@portal'), { recursive: true })
  // What is written beside them while tests run, such as '.vite', is the copy's own.
  for (const name of readdirSync(modules))
    if (name === '.bin' || !/^(\.|@portal$)/.test(name))
      symlinkSync(join(modules, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@portal', name))
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own))
  }
}

const make = (...names: (readonly [kind: string, name: string])[]) => {
  for (const [kind, name] of names) expect(run('scripts/new.mjs', kind, name).stderr).toBe('')
}
const vitest = (...given: string[]) => {
  const { status, stdout } = run(join(modules, 'vitest/vitest.mjs'), 'run', ...given)
  expect(status, stdout).toBe(0)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-'))
  copy()
  make(['area', 'gadgets'], ['area', 'suppliers'])
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('an area that npm run new writes', () => {
  test('passes every check of the repository as it is', { timeout: 300_000 }, () => {
    const { status, stdout } = run('scripts/check.mjs')
    expect(status, stdout).toBe(0)
  })

  test('passes its own tests on a server', { timeout: 120_000 }, () =>
    vitest('--project=server', 'tests/server/gadgets', 'tests/server/suppliers'),
  )

  test('is added, changed and deleted in its screen in both languages', { timeout: 300_000 }, () =>
    vitest('--project=browser', 'tests/host-app/gadgets', 'tests/host-app/suppliers'),
  )
})

describe('whatever else npm run new writes', () => {
  beforeAll(() => make(['component', 'RatingStars'], ['widget', 'SeatMap'], ['screen', 'gadgets/GadgetOverview']))

  test('passes the type check', { timeout: 120_000 }, () => {
    const { stdout } = run(join(modules, 'typescript/bin/tsc'), '--noEmit', '--pretty', 'false')
    expect(stdout).toBe('')
  })

  test('is formatted and sorted as all else is', { timeout: 120_000 }, () => {
    const biome = join(modules, '@biomejs/biome/bin/biome')
    const { status, stderr } = run(biome, 'ci', '--reporter=concise', 'packages', 'stories', 'tests')
    expect(status, stderr).toBe(0)
  })
})
