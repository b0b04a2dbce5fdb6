import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder = ''

const run = (...given: string[]) => spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' })

/** What is written is read as if it stood among the house's own files. */
const settings = () => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    rootDirs: [root, folder],
    paths: {
      '@portal/contract/*': ['./packages/contract/src/*.ts', join(root, 'packages/contract/src/*.ts')],
      '@portal/ui/*': ['./packages/ui/src/*/index.ts', join(root, 'packages/ui/src/*/index.ts')],
      '@portal/widgets/*': ['./packages/widgets/src/*/index.ts', join(root, 'packages/widgets/src/*/index.ts')],
    },
  },
  include: ['packages', 'stories', 'tests'],
})

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-'))
  for (const [kind, name] of [
    ['component', 'RatingStars'],
    ['widget', 'ExamRunner'],
    ['screen', 'gadgets/Gadgets'],
    ['area', 'gadgets'],
    ['area', 'purchase_requests'],
  ] as const)
    run(join(root, 'scripts/new.mjs'), kind, name, '--into', folder)
  for (const at of ['.', 'packages/server', 'packages/host-app', 'packages/ui', 'packages/widgets'])
    if (existsSync(join(root, at, 'node_modules')))
      symlinkSync(join(root, at, 'node_modules'), join(folder, at, 'node_modules'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings()))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('what npm run new writes', () => {
  test('passes the type check', () => {
    const { stdout } = run(join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false')
    const own = stdout.split('\n').filter(line => /^(packages|stories|tests)\//.test(line))
    expect(own).toEqual([])
  })

  test('is formatted and sorted as the house is', () => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const { status, stderr } = run(
      biome,
      'ci',
      `--config-path=${root}`,
      '--reporter=concise',
      'packages',
      'stories',
      'tests',
    )
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })
})
