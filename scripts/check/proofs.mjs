import { findLines } from './files.mjs'

// Biome rejects `skip`, `only`, and `xit`. It doesn't know `todo`, `fails`, `skip.each`, or a page that isn't named
// `page`, and it accepts the other lines below.
const RULES = [
  [/\b(it|test|describe|suite)\.(todo|fails|skip\.each)\b/, 'leaves tests out. Correct or delete the test.'],
  [
    /expect\((true|false|1|null)\)|\.toBe\(true \|\||expect\.anything\(\)\)\.toBeDefined/,
    'cannot fail, so it proves nothing.',
  ],
  [/\bpassWithNoTests\b/, 'lets an empty run pass. A wrong file pattern would go unseen.'],
  [/\b(waitForTimeout|setTimeout\(resolve, \d{4,})/, 'waits for a clock. Wait for the thing itself.'],
]

const MAKES_FOLDER = /\bmkdtemp(Sync)?\(/
const REMOVES = /\brm(Sync)?\(/

/** Temporary folders that their file never removes. */
const foldersLeft = file =>
  REMOVES.test(file.text)
    ? []
    : findLines(file, MAKES_FOLDER, () => 'makes a temporary folder that stays. Remove it when the test ends.')

/** The checks and their tests speak of such proofs without being one. */
const SPEAKING_OF_PROOFS = /^(scripts\/check|tests\/checks)\//

/** Tests and stories that are left out, focused, cannot fail, or leave something behind. */
export const check = files =>
  files
    .filter(({ path }) => /^(tests|stories|packages|scripts)\/.+\.(ts|tsx|mjs)$|^vitest\.[\w.]*ts$/.test(path))
    .filter(({ path }) => !SPEAKING_OF_PROOFS.test(path))
    .filter(({ path }) => !path.startsWith('packages/') || /\.test\.tsx?$/.test(path))
    .flatMap(file => [
      ...RULES.flatMap(([pattern, why]) => findLines(file, pattern, ([found]) => `'${found}' ${why}`)),
      ...foldersLeft(file),
    ])
