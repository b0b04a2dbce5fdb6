import { findLines } from '../files.mjs'

/** Words that were names here alone, with what the field calls such things. */
const STANDARD = {
  told: 'committed, reported or notified',
  untold: 'skipped',
  tell: 'notify, report or translate',
  hear: 'listen or receive',
  heard: 'events, messages or received',
  kept: 'stored, saved or restored',
  keeper: 'store or tracker',
  deed: 'command or transition',
  deeds: 'commands or transitions',
  lane: 'column layout',
  lanes: 'column layouts',
  news: 'announcement or notice',
  standing: 'state or status',
  mend: 'correct or resolve',
  mended: 'corrected',
  bells: 'events or notices',
  desk: 'controller, dialog or desktop',
  desks: 'desktop',
  hands: 'editing',
  losses: 'deletion impact',
  room: 'capacity, space or width',
  rooms: 'packages or parts',
}
/** Plain words by themselves, such as the whole part of a number, and private ones as a part of a name. */
const IN_COMPOUNDS = { whole: 'complete or expanded', held: 'pending, rejected or used' }
const ALL = { ...STANDARD, ...IN_COMPOUNDS }
const words = Object.keys(STANDARD)
const capital = word => word.replace(/^./, letter => letter.toUpperCase())
const lower = Object.keys(ALL).join('|')
const upper = Object.keys(ALL).map(capital).join('|')
const names = [...words, ...words.map(capital)].join('|')

const DECLARED = new RegExp(`\\b(?:const|let|function|class|interface|type) (${names})\\b`)
const PART = new RegExp(`\\b[A-Za-z]\\w*(${upper})(?![a-z])|\\b(${upper}|${lower})[A-Z]\\w*`)
const FILE = new RegExp(`(?:^|[/._-])(${Object.keys(ALL).join('|')})(?=[._-])|(${upper})(?=[A-Z.])`)

const explain = ([found, ...parts]) => {
  const word = parts.find(Boolean)
  return `'${found}' is a word of nobody else's; the field says ${ALL[word.toLowerCase()]}.`
}

/** Words that comments and titles of tests used for many things at once, with what to say instead. */
const IN_PROSE = {
  anew: 'again',
  'stand|stands|stood': 'is, is shown, is stored, or the state or position that is meant',
  'hear|hears|heard': 'receives, or is notified',
  'bear|bears|borne': 'has, or contains',
  told: 'notified, reported or shown',
  'as ever': 'as usual',
  'for ever': 'forever',
  'those who listen': 'screen readers',
  'taken away': 'removed',
  'brought back': 'restored',
}
const PROSE = new RegExp(`\\b(?:${Object.keys(IN_PROSE).join('|')})\\b(?!-in\\b| for\\b)`, 'i')
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)\s(.*)/
const TITLE = /\b(?:test|it|describe)(?:\.\w+)?\((['"`])(.*?)\1/

const explainProse = word => {
  const [, instead] = Object.entries(IN_PROSE).find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))
  return `'${word}' says many things in one word; say which: ${instead}.`
}

const prose = ({ path, text }) =>
  text.split('\n').flatMap((content, index) => {
    const said = COMMENT.exec(content)?.[1] ?? TITLE.exec(content)?.[2] ?? ''
    const found = PROSE.exec(said)
    return found ? [{ path, line: index + 1, message: explainProse(found[0]) }] : []
  })

/** Names of files, of what is declared in them and words of comments that no newcomer would understand. */
export const check = files =>
  files
    .filter(({ path }) => /\.(ts|tsx|mjs|js)$/.test(path) && !/^(scripts\/check|tests\/checks)\//.test(path))
    .flatMap(file => {
      const name = FILE.exec(file.path)
      return [
        ...(name ? [{ path: file.path, line: 1, message: explain(name) }] : []),
        ...findLines(file, DECLARED, explain),
        ...findLines(file, PART, explain),
        ...prose(file),
      ]
    })
