import { changedSince, serverTestsOf } from './changed.mjs'

const TESTS = 'vitest.config.ts'
const STORIES = 'vitest.stories.config.ts'

/** Runs of vitest that the change since origin/main can affect. */
const runsOfChange = (root, change) => {
  const since = ['--changed', change?.base ?? 'HEAD']
  const server = serverTestsOf(root, change?.files ?? [])
  return [
    [TESTS, '--project', 'unit', '--project', 'browser', ...since],
    ...(server.length > 0 ? [[TESTS, '--project', 'server', ...server]] : []),
    [STORIES, ...since],
  ]
}

/**
 * Plans `npm test` as `{ name, checks, runs, env }`. Each of `runs` is a vitest config with its arguments. Without
 * arguments this is the gate, which runs each behaviour once. `--all` adds every language, theme, picture, and browser.
 */
export const planOf = (root, given) => {
  if (given[0] === '--all') return { name: 'all', checks: true, runs: [[TESTS], [STORIES]], env: { ROUNDS: 'many' } }
  const change = changedSince(root)
  if (given[0] === 'changed') return { name: 'changed', checks: true, runs: runsOfChange(root, change), env: {} }
  if (given.length > 0) return { name: 'some', checks: false, runs: [[TESTS, ...given]], env: {} }
  // The tests of the linter and of the generator read only scripts/ and biome.json.
  const isUntouched =
    change && !change.files.some(file => /^(scripts\/|biome\.json$|\.dependency-cruiser|tests\/checks\/)/.test(file))
  const env = { PORTAL_TESTS: 'gate', ...(isUntouched && { CHECKS_TESTS: 'off' }) }
  return { name: 'gate', checks: true, runs: [[TESTS], [STORIES]], env }
}
