import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const LINES = 6
const CHARACTERS = 600
const DIFFERENT_LINES = 12

/** The differing lines of a comparison. Messages shorten values to their kind, such as `[ Array(1) ]`. */
const differencesOf = diff =>
  stripVTControlCharacters(diff ?? '')
    .split('\n')
    .filter(line => /^[-+] /.test(line) && !/^[-+] (Expected|Received)$/.test(line))
    .slice(0, DIFFERENT_LINES)

/** The first lines of an error: what was expected, and what differs. The log has the rest. */
const summaryOf = error =>
  [
    ...stripVTControlCharacters(error?.message ?? String(error))
      .split('\n')
      .slice(0, LINES),
    ...differencesOf(error?.diff),
  ]
    .map(line => line.slice(0, CHARACTERS))
    .join('\n')
    .slice(0, 2 * CHARACTERS)

/** Uses the full name with suites, as vitest's `-t` expects it. */
const resultOf = test => {
  const { state, errors } = test.result()
  return { name: test.fullName, state, error: state === 'failed' ? summaryOf(errors[0]) : undefined }
}

const fileOf = module => ({
  project: module.project.name,
  file: module.moduleId,
  tests: [...module.children.allTests()].map(resultOf),
  // A file fails without a failed test if it can't be loaded, or if a suite or hook fails.
  errors: [module, ...module.children.allSuites()].flatMap(suite => suite.errors().map(summaryOf)),
  ...timeOf(module),
})

const times = new Map()
const timeOf = module => times.get(module) ?? { started: 0, ended: 0 }

/**
 * Writes the results for `scripts/test.mjs` into the file that `TEST_RESULTS` names: project, tests, errors, and times
 * (ms) of each file, and errors outside all tests.
 */
export default class ResultsReporter {
  onTestModuleStart(module) {
    times.set(module, { started: Date.now(), ended: Date.now() })
  }

  onTestModuleEnd(module) {
    times.set(module, { ...timeOf(module), ended: Date.now() })
  }

  onTestRunEnd(modules, unhandled) {
    const outside = unhandled.map(error => ({ file: error.VITEST_TEST_PATH, error: summaryOf(error) }))
    writeFileSync(process.env.TEST_RESULTS ?? '', JSON.stringify({ files: modules.map(fileOf), outside }))
  }
}
