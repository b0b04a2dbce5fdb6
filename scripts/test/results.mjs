// What became of a run, as pure functions over what results-reporter.mjs has written.

/** Projects whose tests drive a browser: what fails there is run once more, alone. */
export const isRepeated = project => !['unit', 'server'].includes(project)

const UNFINISHED = 'did not come to its end'

/** What failed in a file: `{ name, error }` each; `name` is empty where it was not a single test. */
export const failuresIn = ({ tests, errors }) => {
  const failed = tests.filter(({ state }) => state === 'failed' || state === 'pending')
  const own = errors.length > 0 && failed.length === 0 ? errors : []
  return [
    ...failed.map(({ name, error = UNFINISHED }) => ({ name, error })),
    ...own.map(error => ({ name: '', error })),
    ...(tests.length === 0 && errors.length === 0 ? [{ name: '', error: 'No test was found in it' }] : []),
  ]
}

/** An error outside of all tests belongs to its file, where one is known to be its own. */
export const withOutside = ({ files, outside }) => {
  const errorsOf = file => outside.filter(({ file: own }) => own === file).map(({ error }) => error)
  const known = new Set(files.map(({ file }) => file))
  return {
    files: files.map(one => ({ ...one, errors: [...one.errors, ...errorsOf(one.file)] })),
    lost: outside.filter(({ file }) => !known.has(file)).map(({ error }) => error),
  }
}

/** Whether more failed than single tests: loading it, a hook, or something outside of its tests. */
const isFileFailure = file => file.errors.length > 0 || failuresIn(file).some(({ name }) => name === '')

/** The files to be run once more, each with the names of its tests that failed, or none for the whole file. */
export const repeatsOf = files =>
  files
    .filter(file => isRepeated(file.project) && failuresIn(file).length > 0)
    .map(file => ({
      project: file.project,
      file: file.file,
      names: isFileFailure(file) ? [] : failuresIn(file).map(({ name }) => name),
    }))

/** A pattern for vitest's `-t` that only these names match. */
export const patternOf = names => names.map(name => `^${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`).join('|')

/** A file after its repeat: what passed the second time counts as passed, and is flaky. */
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

/** Counts by project, in the order of their first file: tests passed and failed, and seconds from first to last. */
export const countsOf = files =>
  [...new Set(files.map(({ project }) => project))].map(project => {
    const own = files.filter(file => file.project === project)
    const started = Math.min(...own.map(file => file.started))
    const ended = Math.max(...own.map(file => file.ended))
    return {
      name: project,
      passed: own.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length,
      failed: own.flatMap(failuresIn).length,
      seconds: Math.round((ended - started) / 1000),
    }
  })

/** The files that took longest: `{ project, file, seconds }`, slowest first. */
export const slowestOf = (files, most) =>
  files
    .map(({ project, file, started, ended }) => ({ project, file, seconds: Math.round((ended - started) / 1000) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
