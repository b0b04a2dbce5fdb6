// Pure functions over the results of results-reporter.mjs.

/** Projects whose tests drive a browser. Their failures are repeated alone. */
export const isRepeated = project => !['unit', 'server'].includes(project)

const UNFINISHED = 'did not come to its end'

/** Failures of a file as `{ name, error }`. `name` is empty if the failure isn't in a single test. */
export const failuresIn = ({ tests, errors }) => {
  const failed = tests.filter(({ state }) => state === 'failed' || state === 'pending')
  const own = errors.length > 0 && failed.length === 0 ? errors : []
  return [
    ...failed.map(({ name, error = UNFINISHED }) => ({ name, error })),
    ...own.map(error => ({ name: '', error })),
    ...(tests.length === 0 && errors.length === 0 ? [{ name: '', error: 'No test was found in it' }] : []),
  ]
}

/** Assigns errors outside all tests to their files, if known. */
export const withOutside = ({ files, outside }) => {
  const errorsOf = file => outside.filter(({ file: own }) => own === file).map(({ error }) => error)
  const known = new Set(files.map(({ file }) => file))
  return {
    files: files.map(one => ({ ...one, errors: [...one.errors, ...errorsOf(one.file)] })),
    lost: outside.filter(({ file }) => !known.has(file)).map(({ error }) => error),
  }
}

/** Whether a failure is outside single tests: while loading, in a hook, or elsewhere. */
const isFileFailure = file => file.errors.length > 0 || failuresIn(file).some(({ name }) => name === '')

/** Files to repeat, each with the names of its failed tests. No names mean the whole file. */
export const repeatsOf = files =>
  files
    .filter(file => isRepeated(file.project) && failuresIn(file).length > 0)
    .map(file => ({
      project: file.project,
      file: file.file,
      names: isFileFailure(file) ? [] : failuresIn(file).map(({ name }) => name),
    }))

/** A pattern for vitest's `-t` that matches only these names. */
export const patternOf = names => names.map(name => `^${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`).join('|')

/** Merges a file with its repeat. Tests that pass the second time count as passed and flaky. */
export const afterRepeat = (file, again) => {
  const first = failuresIn(file)
  if (!again || again.errors.length > 0) return { file, flaky: [], failed: first }
  if (isFileFailure(file))
    return failuresIn(again).length === 0
      ? { file: again, flaky: first, failed: [] }
      : { file, flaky: [], failed: failuresIn(again) }
  const passed = new Set(again.tests.filter(({ state }) => state === 'passed').map(({ name }) => name))
  const flaky = first.filter(({ name }) => passed.has(name))
  const isFlaky = ({ name }) => flaky.some(one => one.name === name)
  const tests = file.tests.map(test => (isFlaky(test) ? { ...test, state: 'passed' } : test))
  return { file: { ...file, tests }, flaky, failed: first.filter(failure => !isFlaky(failure)) }
}

const REASON = /\(needs [^)]+\)/

/**
 * Tests skipped because the machine lacks something, by file and reason. Their titles state the reason. Tests that the
 * arguments didn't select have none.
 */
export const skippedOf = files =>
  files.flatMap(({ project, file, tests }) => {
    const reasons = tests.flatMap(({ state, name }) => (state === 'skipped' ? (REASON.exec(name) ?? []) : []))
    return [...Map.groupBy(reasons, reason => reason.slice(1, -1))].map(([reason, { length: count }]) => ({
      ...{ project, file, reason, count },
    }))
  })

/** Passed, failed, and skipped tests, and seconds from first to last, by project. */
export const countsOf = files =>
  [...new Set(files.map(({ project }) => project))].map(project => {
    const own = files.filter(file => file.project === project)
    const started = Math.min(...own.map(file => file.started))
    const ended = Math.max(...own.map(file => file.ended))
    return {
      name: project,
      passed: own.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length,
      failed: own.flatMap(failuresIn).length,
      skipped: own.flatMap(({ tests }) => tests).filter(({ state }) => state === 'skipped').length,
      seconds: Math.round((ended - started) / 1000),
    }
  })

/** The slowest files as `{ project, file, seconds }`, slowest first. */
export const slowestOf = (files, most) =>
  files
    .map(({ project, file, started, ended }) => ({ project, file, seconds: Math.round((ended - started) / 1000) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
