// `npm test` runs the gate: checks, tests, and stories, each behaviour once. `npm run test:all` runs the full matrix.
// A failure doesn't stop the run. Browser tests that failed run again, alone, at the end. The last lines name failures
// with their reasons, flaky and skipped tests, the slowest files, and each project's counts and time.
// Arguments go to vitest, as in `npm test -- exams`. `npm test -- changed` runs what the change since origin/main (or
// since the last commit) can affect.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { executablePath } from '../tests/chromium.ts'
import { planOf } from './test/plan.mjs'
import {
  afterRepeat,
  countsOf,
  failuresIn,
  patternOf,
  repeatsOf,
  skippedOf,
  slowestOf,
  withOutside,
} from './test/results.mjs'

// More failures than this aren't flaky.
const MOST_REPEATS = 12
const SLOWEST = 10

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
const say = text => process.stdout.write(`${text}\n`)

/** Busy time of all processors since the machine started, in milliseconds. */
const busyMs = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
const begun = { at: Date.now(), busy: busyMs() }

const run = (args, env) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const runCheck = () => {
  const started = Date.now()
  const passed = run([join(root, 'scripts', 'check.mjs')]) ? 1 : 0
  const seconds = Math.round((Date.now() - started) / 1000)
  return { name: 'checks', passed, failed: 1 - passed, skipped: 0, seconds }
}

let runs = 0
/** Runs vitest. Returns the results by file, and errors outside all files. */
const runVitest = (config, args) => {
  const report = join(reports, `${++runs}.json`)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/test/results-reporter.mjs')}`]
  const well = run([vitest, 'run', '--config', config, ...reporters, ...args], { TEST_RESULTS: report })
  const { files, lost } = existsSync(report)
    ? withOutside(JSON.parse(readFileSync(report, 'utf8')))
    : { files: [], lost: [] }
  const isUnsaid = !well && lost.length === 0 && files.every(file => failuresIn(file).length === 0)
  return { files, lost: isUnsaid ? ['vitest exited with an error outside all tests and files, see above'] : lost }
}

const titleOf = ({ project, file }, { name, error }) =>
  `${project}: ${relative(root, file)}${name && ` > ${name}`}\n${error}\n`

/** Repeats failed browser tests, file by file. */
const repeat = (config, files) => {
  const repeats = repeatsOf(files)
  const failed = []
  const flaky = []
  const isRepeatable = repeats.length <= MOST_REPEATS
  const done = files.map(file => {
    const once = isRepeatable && repeats.find(one => one.file === file.file && one.project === file.project)
    if (!once) {
      failed.push(...failuresIn(file).map(failure => titleOf(file, failure)))
      return file
    }
    say(`\nOnce more, alone: ${once.project}: ${relative(root, once.file)}`)
    const named = once.names.length > 0 ? ['-t', patternOf(once.names)] : []
    const again = runVitest(config, ['--project', once.project, once.file, ...named])
    const after = afterRepeat(file, again.lost.length === 0 ? again.files[0] : undefined)
    flaky.push(...after.flaky.map(failure => titleOf(file, failure)))
    failed.push(...after.failed.map(failure => titleOf(file, failure)))
    return after.file
  })
  return { files: done, failed, flaky }
}

// Chromium versions differ in a few pixels, so only the version that drew the baselines compares pictures.
const drewBaselines = () => {
  const baseline = join(root, 'tests/ui/__screenshots__/chromium.txt')
  const version = spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout
  const drawn = existsSync(baseline) ? readFileSync(baseline, 'utf8').trim() : 'no Chromium'
  if (version?.trim().startsWith(`${drawn}.`)) return true
  say(`Pictures not compared: the baselines are of ${drawn}, here is ${version?.trim()}.`)
  return false
}

const { name: planned, checks: isChecked, runs: planRuns, env } = planOf(root, process.argv.slice(2))
const checks = isChecked ? [runCheck()] : []
// Set after the checks, because knip reads the files in vitest's config.
Object.assign(process.env, env)
if (planned !== 'gate' && !drewBaselines()) process.env.PICTURES = 'off'
const first = planRuns.map(([config, ...args]) => ({ config, ...runVitest(config, args) }))
const last = first.map(({ config, files, lost }) => ({ lost, ...repeat(config, files) }))
rmSync(reports, { recursive: true, force: true })

const minutes = seconds => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
const files = last.flatMap(one => one.files)
const counts = [...checks, ...last.flatMap(one => countsOf(one.files))]
const lost = last.flatMap(one => one.lost)
const failed = last.flatMap(one => one.failed)
const flaky = last.flatMap(one => one.flaky)
for (const text of lost) say(`failed outside of all tests: ${text}\n`)
for (const text of failed) say(`failed in ${text}`)
for (const text of flaky) say(`flaky in ${text}`)
for (const { project, file, reason, count } of skippedOf(files))
  say(`skipped in ${project}: ${relative(root, file)}: ${count} (${reason})`)
if (isChecked) {
  say('\nSlowest files:')
  for (const { project, file, seconds } of slowestOf(files, SLOWEST))
    say(`${String(seconds).padStart(5)} s  ${project}: ${relative(root, file)}`)
  const busy = Math.round((busyMs() - begun.busy) / 1000)
  const wall = Math.round((Date.now() - begun.at) / 1000)
  say(`\nTime: ${minutes(wall)}, ${busy} processor seconds of ${cpus().length} processors`)
}
for (const { name, passed, failed, skipped, seconds } of counts)
  say(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${minutes(seconds)})`)
const sum = key => counts.reduce((total, one) => total + one[key], 0)
const allFailed = sum('failed') + lost.length
say(`flaky, passed when run again: ${flaky.length}`)
say(`${sum('passed')} passed, ${allFailed} failed, ${sum('skipped')} skipped`)
process.exitCode = allFailed > 0 || sum('passed') === 0 ? 1 : 0
