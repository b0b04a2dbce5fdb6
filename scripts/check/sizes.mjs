import { domains } from '../domains.ts'
import { importsOf, isCode, targetOf } from './source.mjs'

const KINDS = [
  [/^packages\/ui\/src\/[A-Z][^/]*\/[^/]+\.tsx$/, 80, 'a ui component'],
  [/^packages\/widgets\/src\//, 120, 'a part of a widget'],
  [/^packages\/server\/src\//, 150, 'a server file'],
]
const MOST = 200

const TABLE = 'packages/host-app/src/app/screens.ts'
const AREA = new RegExp(`^packages/host-app/src/(?:${domains.join('|')})/[^/]+/`)

/** Areas with a screen in the route table. */
const areasWithScreens = files => {
  const table = files.find(({ path }) => path === TABLE)
  const shown = table ? importsOf(table).map(({ specifier }) => targetOf(table, specifier) ?? '') : []
  return new Set(shown.flatMap(path => AREA.exec(path)?.[0] ?? []))
}

const limitOf = ({ path, text }, areas) => {
  const isShown = areas.has(AREA.exec(path)?.[0]) && path.endsWith('.tsx') && !path.includes('/shared/')
  if (isShown) return text.includes('<RecordScreen') ? [120, 'a record screen'] : [80, 'a screen']
  const kind = KINDS.find(([pattern]) => pattern.test(path))
  return kind ? kind.slice(1) : [MOST, 'any file']
}

/** Files that are larger than their limit. Texts and generated files are data and may be long. */
export const check = files => {
  const areas = areasWithScreens(files)
  return files
    .filter(file => (isCode(file) || file.path.endsWith('.css')) && !file.path.includes('/locales/'))
    .flatMap(file => {
      const lines = file.text.replace(/\n$/, '').split('\n').length
      const [most, kind] = limitOf(file, areas)
      return lines > most
        ? [
            {
              path: file.path,
              line: most + 1,
              message: `has ${lines} lines; ${kind} has at most ${most}. Split it by meaning.`,
            },
          ]
        : []
    })
}
