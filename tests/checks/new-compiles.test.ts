import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
let folder = ''

const run = (...given: string[]) => spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' })

const isSource = (path: string) => !/\/(node_modules|dist|\.output|__screenshots__)(\/|$)/.test(path.slice(root.length))

/** A copy of the sources on the same installed packages; the portal's own are those of the copy. */
const copy = () => {
  for (const name of readdirSync(root))
    if (!/^(node_modules|\.git|docs)$/.test(name))
      cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  mkdirSync(join(folder, 'node_modules/@portal'), { recursive: true })
  for (const name of readdirSync(modules))
    if (name !== '@portal') symlinkSync(join(modules, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@portal', name))
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own))
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-'))
  copy()
  for (const [kind, name] of [
    ['component', 'RatingStars'],
    ['widget', 'SeatMap'],
    ['screen', 'gadgets/GadgetOverview'],
    ['area', 'gadgets'],
    ['area', 'suppliers'],
  ] as const)
    expect(run('scripts/new.mjs', kind, name).stderr).toBe('')
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('what npm run new writes', () => {
  test('passes the type check', { timeout: 120_000 }, () => {
    const { stdout } = run(join(modules, 'typescript/bin/tsc'), '--noEmit', '--pretty', 'false')
    expect(stdout).toBe('')
  })

  test('is formatted and sorted as all else is', () => {
    const biome = join(modules, '@biomejs/biome/bin/biome')
    const { status, stderr } = run(biome, 'ci', '--reporter=concise', 'packages', 'stories', 'tests')
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })

  test('passes its own tests on a server', { timeout: 120_000 }, () => {
    const { status, stdout } = run(
      join(modules, 'vitest/vitest.mjs'),
      'run',
      '--project=server',
      'tests/server/gadgets',
      'tests/server/suppliers',
    )
    expect({ status, stdout }).toMatchObject({ status: 0 })
  })
})
