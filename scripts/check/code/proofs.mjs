import { findLines } from '../files.mjs'

// Biome rejects `skip`, `only`, and `xit`. It doesn't know `todo`, `fails`, `skip.each`, or a page that isn't named
// `page`, and it accepts the other lines below.
const RULES = [
  [/\b(it|test|describe|suite)\.(todo|fails|skip\.each)\b/, 'leaves tests out. Correct or delete the test.'],
  [
    /expect\((true|false|1|null)\)|\.toBe\(true \|\||expect\.anything\(\)\)\.toBeDefined/,
    'cannot fail. Expect something that can.',
  ],
  [/\bpassWithNoTests\b/, 'accepts an empty run. It hides a wrong file pattern.'],
  [/\b(waitForTimeout|setTimeout\(resolve, \d{4,})/, 'waits for a fixed time. Wait for the event.'],
]

const MAKES_FOLDER = /\bmkdtemp(Sync)?\(/
const REMOVES = /\brm(Sync)?\(/

const foldersLeft = file =>
  REMOVES.test(file.text)
    ? []
    : findLines(file, MAKES_FOLDER, () => 'makes a temporary folder and leaves it. Remove it when the test ends.')

/** The checks and their tests contain these patterns as examples. */
const EXAMPLES = /^(scripts\/check|tests\/checks)\//

/** Reports tests that are left out, can't fail, wait for a fixed time, or leave temporary folders. */
export const check = files =>
  files
    .filter(({ path }) => /^(tests|stories|packages|scripts)\/.+\.(ts|tsx|mjs)$|^vitest\.[\w.]*ts$/.test(path))
    .filter(({ path }) => !EXAMPLES.test(path))
    .filter(({ path }) => !path.startsWith('packages/') || /\.test\.tsx?$/.test(path))
    .flatMap(file => [
      ...RULES.flatMap(([pattern, why]) => findLines(file, pattern, ([found]) => `'${found}' ${why}`)),
      ...foldersLeft(file),
    ])
