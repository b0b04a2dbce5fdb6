import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

interface Test {
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly error?: string
}

interface File {
  readonly project: string
  readonly file: string
  readonly tests: readonly Test[]
  readonly errors: readonly string[]
}

interface Failure {
  readonly name: string
  readonly error: string
}

interface Results {
  readonly failuresIn: (file: File) => Failure[]
  readonly repeatsOf: (files: readonly File[]) => { project: string; file: string; names: string[] }[]
  readonly patternOf: (names: readonly string[]) => string
  readonly afterRepeat: (file: File, again?: File) => { file: File; flaky: Failure[]; failed: Failure[] }
  readonly withOutside: (run: { files: File[]; outside: { file?: string; error: string }[] }) => {
    files: File[]
    lost: string[]
  }
}

interface Changes {
  readonly changedSince: (root: string) => { base: string; files: string[] } | undefined
  readonly serverTestsOf: (root: string, files: readonly string[]) => string[]
}

const load = async (): Promise<Results> => import(new URL('../../../scripts/test/results.mjs', import.meta.url).href)
const results = await load()
const loadChanges = async (): Promise<Changes> =>
  import(new URL('../../../scripts/test/changed.mjs', import.meta.url).href)
const { changedSince, serverTestsOf } = await loadChanges()

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const failed = (name: string): Test => ({ name, state: 'failed', error: `${name} went wrong` })
const passed = (name: string): Test => ({ name, state: 'passed' })
const fileOf = (tests: readonly Test[], project = 'browser', errors: readonly string[] = []): File => ({
  project,
  file: `/${project}.test.ts`,
  tests,
  errors,
})

describe('a failed browser test', () => {
  const file = fileOf([passed('shows'), failed('saves')])

  test('is repeated alone, unlike failed unit and server tests', () => {
    const others = ['unit', 'server'].map(project => fileOf([failed('saves')], project))
    expect(results.repeatsOf([file, ...others, fileOf([passed('shows')])])).toEqual([
      { project: 'browser', file: '/browser.test.ts', names: ['saves'] },
    ])
  })

  test('counts as flaky, not as failed, if the repeat passes, and keeps its error', () => {
    const after = results.afterRepeat(file, fileOf([{ name: 'shows', state: 'skipped' }, passed('saves')]))
    expect(after.flaky).toEqual([{ name: 'saves', error: 'saves went wrong' }])
    expect([after.failed, results.failuresIn(after.file)]).toEqual([[], []])
  })

  test.each([
    ['fails again', fileOf([failed('saves')])],
    ['is not found in the repeat', fileOf([{ name: 'saves', state: 'skipped' }])],
    ['passes, but an error occurs outside the tests', fileOf([passed('saves')], 'browser', ['broken'])],
    ['cannot be repeated', undefined],
  ])('counts as failed if it %s', (_, again) => {
    const after = results.afterRepeat(file, again)
    expect([after.flaky, after.failed]).toEqual([[], [{ name: 'saves', error: 'saves went wrong' }]])
    expect(results.failuresIn(after.file)).toHaveLength(1)
  })
})

describe('a file that fails as a whole', () => {
  const file = fileOf([], 'flows', ['cannot be loaded'])

  test('is repeated once as a whole, and takes the result of the repeat', () => {
    expect(results.repeatsOf([file])).toEqual([{ project: 'flows', file: '/flows.test.ts', names: [] }])
    const after = results.afterRepeat(file, fileOf([passed('a'), passed('b')], 'flows'))
    expect(after.flaky).toEqual([{ name: '', error: 'cannot be loaded' }])
    expect(after.file.tests).toHaveLength(2)
    expect(results.afterRepeat(file, file).failed).toEqual([{ name: '', error: 'cannot be loaded' }])
  })

  test('includes files without tests, with a pending test, or with an error outside their tests', () => {
    expect(results.failuresIn(fileOf([]))).toHaveLength(1)
    expect(results.failuresIn(fileOf([{ name: 'saves', state: 'pending' }]))).toHaveLength(1)
    const outside = [{ file: '/browser.test.ts', error: 'thrown later' }, { error: 'lost' }]
    const { files, lost } = results.withOutside({ files: [fileOf([passed('shows')])], outside })
    expect(results.repeatsOf(files)).toEqual([{ project: 'browser', file: '/browser.test.ts', names: [] }])
    expect(lost).toEqual(['lost'])
  })
})

test('a pattern escapes special characters, and matches whole names only', () => {
  const pattern = new RegExp(results.patternOf(['saves (1.5)', 'a|b']))
  expect(['saves (1.5)', 'a|b'].every(name => pattern.test(name))).toBe(true)
  expect(['saves (1x5)', 'a', 'also saves (1.5)', 'a|b c'].some(name => pattern.test(name))).toBe(false)
})

test('the runner repeats only the failed test by its full name, and reports failures untruncated', () => {
  const folder = newFolder()
  const report = join(folder, 'report.json')
  writeFileSync(
    join(folder, 'a.test.mjs'),
    `describe('a session', () => describe('that ended', () => {
      test('begins (1.5)', () => { if (!process.env.AGAIN) throw new Error('not yet') })
      test('begins (1.5) twice', () => {})
      test('names what it lists', () => expect(['a name that is too long for the message of a failure']).toEqual([]))
    }))`,
  )
  const root = join(import.meta.dirname, '../../..')
  const run = (args: readonly string[], env = {}): File[] => {
    const reporter = `--reporter=${join(root, 'scripts/test/results-reporter.mjs')}`
    const all = ['run', '--root', folder, '--globals', reporter, ...args]
    spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...all], {
      env: { ...process.env, TEST_RESULTS: report, ...env },
    })
    return JSON.parse(readFileSync(report, 'utf8')).files
  }
  const first = run([]).map(file => ({ ...file, project: 'flows' }))
  const errorOf = (name: string) => first[0]?.tests.find(test => test.name.endsWith(name))?.error
  expect(errorOf('begins (1.5)')).toBe('not yet')
  expect(errorOf('names what it lists')).toContain('a name that is too long for the message of a failure')
  const [once] = results.repeatsOf(first)
  const [again] = run(['-t', results.patternOf(once?.names.slice(0, 1) ?? [])], { AGAIN: 'yes' })
  expect(again?.tests.map(({ name, state }) => [name, state])).toEqual([
    ['a session > that ended > begins (1.5)', 'passed'],
    ['a session > that ended > begins (1.5) twice', 'skipped'],
    ['a session > that ended > names what it lists', 'skipped'],
  ])
})

describe('changed files', () => {
  test('are those that differ from origin/main, and undefined without a history to compare with', () => {
    const folder = newFolder()
    const git = (...args: string[]) => {
      const named = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]
      const { status, stdout } = spawnSync('git', named, { cwd: folder, encoding: 'utf8' })
      expect(status).toBe(0)
      return stdout.trim()
    }
    expect(changedSince(folder)).toBeUndefined()
    git('init', '-q')
    writeFileSync(join(folder, 'a.ts'), '1')
    git('add', '.')
    git('commit', '-q', '-m', 'Begin')
    expect(changedSince(folder)).toBeUndefined()
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(changedSince(folder)).toBeUndefined()
    const base = git('rev-parse', 'HEAD')
    for (const name of ['b.ts', 'c.ts']) writeFileSync(join(folder, name), '1')
    git('add', 'b.ts')
    git('commit', '-q', '-m', 'Go on')
    writeFileSync(join(folder, 'a.ts'), '2')
    expect(changedSince(folder)).toEqual({ base, files: ['a.ts', 'b.ts', 'c.ts'] })
  })

  test('run the server tests of their area, or all of them if they belong to no area', () => {
    const folder = newFolder()
    for (const name of ['programmes/donors', 'money/budgets', 'platform'])
      mkdirSync(join(folder, 'tests/server', name), { recursive: true })
    const testsOf = (...files: string[]) => serverTestsOf(folder, files)
    const own = [
      'packages/server/src/programmes/donors/store.ts',
      'packages/contract/src/programmes/donors.ts',
      'tests/server/programmes/donors/a.test.ts',
    ]
    expect(testsOf('packages/contract/src/money/budgets/budgets.ts')).toEqual(['tests/server/money/budgets'])
    expect(testsOf('packages/server/src/money/usd/rate-on.ts')).toEqual(['tests/server/money'])
    for (const file of own) expect(testsOf(file)).toEqual(['tests/server/programmes/donors'])
    const elsewhere = ['README.md', 'packages/ui/src/Button/Button.tsx']
    expect(testsOf(...own, ...elsewhere)).toEqual(['tests/server/programmes/donors'])
    expect(testsOf(...elsewhere)).toEqual([])
    for (const file of [
      'packages/server/migrations/0001_people.sql',
      'packages/server/src/platform/mail/outbox.ts',
      'packages/server/src/app/app.ts',
      'packages/contract/src/core/fields/limits.ts',
      'tests/server/support/portal.ts',
    ])
      expect(testsOf(own[0] ?? '', file)).toEqual(['tests/server'])
  })
})
