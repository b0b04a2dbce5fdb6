import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'
import { lint } from '../support/lint.ts'

const root = join(import.meta.dirname, '../../..')
const script = join(root, 'scripts/new/new.mjs')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given, '--into', folder], {
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const written = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.\w+$/.test(path))
      .map(path => [path, readFileSync(join(folder, path), 'utf8')]),
  )

const SHARED = [
  'server/src/app/areas.ts',
  ...['app/screens.ts', 'core/routing/routes.ts', 'locales'].map(name => `host-app/src/${name}`),
]

describe('npm run new', () => {
  test('writes an area in at most 12 files and 450 lines, and changes two shared files', () => {
    for (const name of SHARED)
      cpSync(join(root, 'packages', name), join(folder, 'packages', name), {
        recursive: true,
        filter: path => !path.endsWith('/courses.json'),
      })
    const before = written()
    expect(make('area', 'training/courses').status).toBe(0)
    const after = Object.entries(written())
    const added = after.filter(([path]) => !Object.hasOwn(before, path))
    const touched = after.filter(([path, text]) => Object.hasOwn(before, path) && before[path] !== text)
    expect(touched.map(([path]) => path).toSorted()).toEqual([
      'packages/host-app/src/app/screens.ts',
      'packages/server/src/app/areas.ts',
    ])
    expect(added.length).toBeLessThanOrEqual(12)
    expect(added.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(450)
  })

  test.each([
    ['component', 'RatingStars', 'packages/ui/src/RatingStars/RatingStars.tsx'],
    ['widget', 'SeatMap', 'packages/widgets/src/seat-map/seat-map-port.ts'],
    ['screen', 'programmes/donors/Donors', 'packages/host-app/src/programmes/donors/Donors.tsx'],
    ['area', 'requests/purchase_requests', 'packages/server/src/requests/purchase-requests/routes.ts'],
  ])('writes %s %s in full, and its files pass the checks', async (kind, name, file) => {
    expect(make(kind, name).status).toBe(0)
    const files = written()
    expect(Object.keys(files)).toContain(file)
    for (const text of Object.values(files)) expect(text).not.toMatch(/__[A-Za-z]+__/)
    for (const check of ['texts/literals', 'code/rights', 'ui/styles', 'code/leftovers', 'code/proofs'])
      expect(await findings(check, files)).toEqual([])
    expect(lint(files).filter(line => line.includes('noExcessiveLinesPerFile'))).toEqual([])
  })

  test('never overwrites an existing file, and then writes nothing', () => {
    make('component', 'RatingStars')
    const index = join(folder, 'packages/ui/src/RatingStars/index.ts')
    rmSync(index)
    const { status, said } = make('component', 'RatingStars')
    expect(status).toBe(1)
    expect(said).toContain('packages/ui/src/RatingStars/RatingStars.tsx')
    expect(existsSync(index)).toBe(false)
  })

  test.each([
    [[], 'Usage: npm run new'],
    [['page', 'Donors'], 'Usage: npm run new'],
    [['component'], 'Usage: npm run new'],
    [['component', 'ratingStars'], 'write it in PascalCase'],
    [['screen', 'Donors'], 'write domain/area/Name'],
    [['area', 'requests/PurchaseRequests'], 'write domain/area, the area in snake_case'],
    [['component', '../Escape'], 'write it in PascalCase'],
  ])('rejects %j with a hint, and writes nothing', (given, answer) => {
    const { status, said } = make(...given)
    expect(status).toBe(1)
    expect(said).toContain(answer)
    expect(written()).toEqual({})
  })
})
