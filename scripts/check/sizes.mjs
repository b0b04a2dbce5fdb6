import { isCode } from './source.mjs'

const KINDS = [
  [/^packages\/ui\/src\/[A-Z][^/]*\/[^/]+\.tsx$/, 80, 'a ui component'],
  [/^packages\/widgets\/src\//, 120, 'a part of a widget'],
  [/^packages\/server\/src\//, 150, 'a server file'],
]
const MOST = 200

const limitOf = ({ path, text }) => {
  if (/^packages\/host-app\/src\/screens\/.+\.tsx$/.test(path))
    return text.includes('<RecordScreen') ? [120, 'a record screen'] : [80, 'a screen']
  const kind = KINDS.find(([pattern]) => pattern.test(path))
  return kind ? kind.slice(1) : [MOST, 'any file']
}

/** Files that are larger than their limit. Texts and generated files are data and may be long. */
export const check = files =>
  files
    .filter(file => (isCode(file) || file.path.endsWith('.css')) && !file.path.includes('/locales/'))
    .flatMap(file => {
      const lines = file.text.replace(/\n$/, '').split('\n').length
      const [most, kind] = limitOf(file)
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
