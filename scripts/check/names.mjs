import { findLines } from './files.mjs'

/** Words that were names here alone, with what the field calls such things. */
const STANDARD = {
  told: 'committed, reported or notified',
  untold: 'skipped',
  kept: 'stored, saved or restored',
  keeper: 'store or tracker',
  deed: 'command or transition',
  deeds: 'commands or transitions',
  lane: 'column layout',
  lanes: 'column layouts',
  news: 'announcement or notice',
  standing: 'state or status',
  mended: 'corrected',
}
const words = Object.keys(STANDARD)
const lower = words.join('|')
const upper = words.map(word => word.replace(/^./, letter => letter.toUpperCase())).join('|')

const DECLARED = new RegExp(`\\b(?:const|let|function|class|interface|type) (${lower}|${upper})\\b`)
const PART = new RegExp(`\\b[a-z]\\w*(${upper})(?![a-z])|\\b(${upper})[A-Z]\\w*`)
const FILE = new RegExp(`(?:^|[/._-])(${lower})(?=[._-])|(${upper})(?=[A-Z.])`)

const explain = ([found, ...parts]) => {
  const word = parts.find(Boolean)
  return `'${found}' is a word of nobody else's; the field says ${STANDARD[word.toLowerCase()]}.`
}

/** Names of files, and of what is declared in them, that no newcomer would understand. */
export const check = files =>
  files
    .filter(({ path }) => /\.(ts|tsx|mjs|js)$/.test(path) && !/^(scripts\/check|tests\/checks)\//.test(path))
    .flatMap(file => {
      const name = FILE.exec(file.path)
      return [
        ...(name ? [{ path: file.path, line: 1, message: explain(name) }] : []),
        ...findLines(file, DECLARED, explain),
        ...findLines(file, PART, explain),
      ]
    })
