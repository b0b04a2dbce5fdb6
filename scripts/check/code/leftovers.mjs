import { findLines } from '../files.mjs'

const CODE = /\.(ts|tsx|mjs|js|css)$/
const ANY = /.*/
const RULES = [
  [CODE, /\b(todo|fixme)\b/i, 'marks something unfinished. Finish it, or open an issue.'],
  [ANY, /\bcoming soon\b|\bnot implemented\b|\blorem ipsum\b/i, 'is a placeholder. Leave it out until it exists.'],
  // Biome rejects `@ts-ignore` only, and can't reject its own suppressions.
  [
    CODE,
    /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/,
    'silences a checker. Correct what it points at.',
  ],
  [
    ANY,
    /(^|[\s'"`(=:])\/(root|work|home|Users)\/[\w.-]/,
    'is a path of one machine. Use a path relative to the project or a setting.',
  ],
  [ANY, /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bnpm\.pkg\.\w+|_authToken/, 'names a registry. Each machine sets its own.'],
  [/package-lock\.json$/, /"resolved": "https?:/, 'ties the lockfile to one registry. Use the settings in .npmrc.'],
]
/** The checks and their tests contain these patterns as examples. */
const EXAMPLES = /^(scripts\/check|tests\/checks)\//

/** Reports unfinished work, silenced checkers, paths of one machine, and registries. */
export const check = files =>
  files
    .filter(({ path }) => !EXAMPLES.test(path))
    .flatMap(file =>
      RULES.filter(([where]) => where.test(file.path)).flatMap(([, pattern, why]) =>
        findLines(file, pattern, ([found]) => `'${found.trim()}' ${why}`),
      ),
    )
