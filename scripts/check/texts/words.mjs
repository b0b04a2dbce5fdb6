import { findLines } from '../files.mjs'
import { oddWording } from './wording.mjs'

const CODE = /\.(ts|tsx|mjs|js|css)$/
const ANY = /.*/
const RULES = [
  [CODE, /\b(todo|fixme)\b/i, 'says that something is unfinished. Finish it, or write it into an issue.'],
  [
    ANY,
    /\bcoming soon\b|\bnot implemented\b|\blorem ipsum\b/i,
    'promises instead of doing. Leave it out until it is there.',
  ],
  [
    CODE,
    /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/,
    'silences a checker. Correct what it points at.',
  ],
  [CODE, /(:\s*|<|\bas )any\s*([;,)>\]}=|[]|$)/, 'gives up on types. Name the type, or take unknown and narrow it.'],
  [CODE, /^\s*export \*/, 'exports whatever comes along. Name each export, so that the public surface is a decision.'],
  [
    ANY,
    /(^|[\s'"`(=:])\/(root|work|home|Users)\/[\w.-]/,
    'is a path of one machine. Use a path relative to the project or a setting.',
  ],
  [
    ANY,
    /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bnpm\.pkg\.\w+|_authToken/,
    'names a registry. Which one is used is for each machine to say.',
  ],
  [
    /package-lock\.json$/,
    /"resolved": "https?:/,
    'ties the lockfile to one registry. See .npmrc: the resolved addresses are left out.',
  ],
]
/** The checks and their tests speak of such words without meaning them. */
const SPEAKING_OF_WORDS = /^(scripts\/check|tests\/checks)\//

/** What people read about the portal: guides and release notes. Code in it is set in backticks. */
const PROSE =
  /^(README|CONTRIBUTING|CHANGELOG|SECURITY|AGENTS)\.md$|^docs\/(?:rules\/|adr\/)?[^/]+\.md$|^\.changeset\/[^/]+\.md$/
const CODE_IN_PROSE = /`[^`]*`/g

const wording = ({ path, text }) =>
  text.split('\n').flatMap((content, index) => {
    const why = oddWording('en', content.replace(CODE_IN_PROSE, ''))
    return why ? [{ path, line: index + 1, message: why }] : []
  })

/** Words that must not stay in the repository, and idioms in what people read about it. */
export const check = files =>
  files
    .filter(({ path }) => !SPEAKING_OF_WORDS.test(path))
    .flatMap(file => [
      ...RULES.filter(([where]) => where.test(file.path)).flatMap(([, pattern, why]) =>
        findLines(file, pattern, ([found]) => `'${found.trim()}' ${why}`),
      ),
      ...(PROSE.test(file.path) ? wording(file) : []),
    ])
