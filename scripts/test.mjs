// `npm test`: the house's checks, every test, and the stories. All of them run even when one fails; the last lines
// name what failed and why, then each runner's counts and their sum, so that the end of a log alone says what is wrong.
// Arguments are handed to the runner of the tests, e.g. `npm test -- exams`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
const filters = process.argv.slice(2)

const run = args => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0

const runCheck = () =>
  run([join(root, 'scripts', 'check.mjs')])
    ? { passed: 1, failed: 0, why: [] }
    : { passed: 0, failed: 1, why: ['scripts/check.mjs: see above'] }

// The first lines of an error say what was expected; the rest, where, stands in the log.
const shortly = text =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .slice(0, 6)
    .join('\n')
    .slice(0, 600)

// A file that cannot even be loaded has no failed test in it, but it has failed.
const failuresOf = file => {
  const named = (test, text) => `${relative(root, file.name)} > ${test}\n${shortly(text)}`
  const tests = file.assertionResults.filter(test => test.status === 'failed')
  if (tests.length === 0) return file.status === 'failed' ? [named('could not be run', file.message)] : []
  return tests.map(test => named(test.fullName, test.failureMessages[0]))
}

const countsOf = files => {
  const why = files.flatMap(failuresOf)
  const passed = files.flatMap(file => file.assertionResults).filter(test => test.status === 'passed').length
  return { passed, failed: why.length, why }
}

// What .storybook/pictures.setup.ts says of a page that Chromium itself has given up: no picture was compared.
const isUndrawn = file => failuresOf(file).some(why => why.includes('The browser no longer draws this page'))

const runFiles = (config, ...args) => {
  const report = join(reports, `${config}.json`)
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const well = run([
    vitest,
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  return { well, files: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [] }
}

const runVitest = (config, ...args) => {
  let { well, files } = runFiles(config, ...args)
  const undrawn = new Set(files.filter(isUndrawn).map(file => file.name))
  if (undrawn.size > 0) {
    process.stdout.write(`Chromium stopped drawing; once more in a new one: ${[...undrawn].join(', ')}\n`)
    const again = runFiles(config, ...undrawn)
    files = [...files.filter(file => !undrawn.has(file.name)), ...again.files]
    well = again.well
  }
  const counts = countsOf(files)
  // Errors outside of any test, and a run that found no test, count too.
  const unseen = counts.failed === 0 && (!well || counts.passed === 0)
  return unseen ? { ...counts, failed: 1, why: [`${config}: an error outside of any test, see above`] } : counts
}

// Another Chromium draws a few pixels differently, so the pictures count only with the one that drew the baselines.
const drewBaselines = () => {
  const baseline = join(root, 'tests/ui/__screenshots__/chromium.txt')
  const version = spawnSync(process.env.CHROMIUM || '/usr/bin/chromium', ['--version'], { encoding: 'utf8' }).stdout
  const drawn = existsSync(baseline) ? readFileSync(baseline, 'utf8').trim() : 'no Chromium'
  if (version?.trim().startsWith(`${drawn}.`)) return true
  process.stdout.write(`Pictures not compared: the baselines are of ${drawn}, here is ${version?.trim()}.\n`)
  return false
}

const runStories = () => {
  if (!drewBaselines()) process.env.PICTURES = 'off'
  return runVitest('vitest.stories.config.ts')
}

const runners = [
  ['checks', 'scripts/check.mjs', runCheck, filters.length === 0],
  ['tests', 'vitest.config.ts', () => runVitest('vitest.config.ts', ...filters), true],
  ['stories', 'vitest.stories.config.ts', runStories, filters.length === 0],
]

const results = []
for (const [name, file, start, wanted] of runners)
  if (wanted && existsSync(join(root, file))) results.push({ name, ...start() })
rmSync(reports, { recursive: true, force: true })

const sum = key => results.reduce((total, result) => total + result[key], 0)
for (const { name, why } of results) for (const text of why) process.stdout.write(`failed in ${name}: ${text}\n\n`)
for (const { name, passed, failed } of results) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
