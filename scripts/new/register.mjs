import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Appends a line to the list that begins with `start`. */
const into = (text, start, end, line) => {
  const from = text.indexOf(start)
  const at = from < 0 ? -1 : text.indexOf(end, from)
  if (at < 0) throw new Error(`no list '${start}' to register in`)
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`
}

const withTitle = (text, name, title) => {
  const texts = JSON.parse(text)
  return `${JSON.stringify({ ...texts, pages: { ...texts.pages, [name]: title } }, null, 2)}\n`
}

const isPage = root => name =>
  readFileSync(join(root, 'packages/host-app/src/core/routing/routes.ts'), 'utf8').includes(`'${name}'`)

/** The lists that register an area. A page that the specification doesn't have also gets a route and titles. */
const lists = ({ domain, area, kebab, records, Records, title, page }, hasPage) => [
  [
    'packages/server/src/app/areas.ts',
    text =>
      into(
        `import { ${records}Routes } from '../${domain}/${kebab}/routes.ts'\n${text}`,
        'export const routes',
        '\n]',
        `  ...${records}Routes,`,
      ),
  ],
  [
    'packages/host-app/src/app/screens.ts',
    text =>
      into(
        text,
        'export const screens',
        '\n}',
        `  ${Records}: withTexts(() => import('../${domain}/${kebab}/${Records}.tsx')),`,
      ),
  ],
  ...(hasPage
    ? []
    : [
        [
          'packages/host-app/src/core/routing/routes.ts',
          text =>
            into(
              text,
              'export const routeTable',
              "\n  { path: '/sup'",
              `  staff('${area}', '${Records}', ${page}, drawer('general', 'file', ${page})),`,
            ),
        ],
        ['packages/host-app/src/locales/en/app/shell.json', text => withTitle(text, Records, title)],
        ['packages/host-app/src/locales/ar/app/shell.json', text => withTitle(text, Records, 'السجلات')],
      ]),
]

/** Registers an area and returns the changed files. Changes nothing if the folder isn't a portal. */
export const register = (root, words) => {
  if (!existsSync(join(root, 'packages/server/src/app/areas.ts'))) return []
  return lists(words, isPage(root)(words.Records)).map(([path, change]) => {
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))
    return path
  })
}
