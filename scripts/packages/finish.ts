import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeFormer } from './former.ts'
import { manifestOf } from './manifest.ts'
import { builtFolder, root } from './packages.ts'
import { orderSheets } from './sheet-order.ts'

const sourceFolder = (name: string) => join(root, 'packages', name, 'src')

const edit = (path: string, change: (text: string) => string) => writeFileSync(path, change(readFileSync(path, 'utf8')))

// tsc keeps the suffixes of the sources in the types. Published locale files are modules.
const suffix = /(from\s+|import\()(['"]\.\.?\/[^'"]+)\.(?:tsx?|json)(['"])/g

/** Whether a module needs `use client`: components, and modules that use React. */
const isForClients = (path: string, source: string) =>
  path.endsWith('.tsx') ||
  /^import (?!type)[^\n]* from '(?:react|react-dom|react-aria[^']*|@?lexical[^']*)'/m.test(source)

const markClients = (source: string, target: string) => {
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const built = join(target, file.replace(/\.tsx?$/, '.js'))
    if (existsSync(built) && isForClients(file, readFileSync(join(source, file), 'utf8')))
      edit(built, code => `'use client'\n${code}`)
  }
}

const typeOf = (texts: object): string =>
  `{ ${Object.entries(texts)
    .map(([key, text]) => `readonly ${JSON.stringify(key)}: ${typeof text === 'string' ? 'string' : typeOf(text)}`)
    .join('; ')} }`

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * Writes each locale file as JSON and as a module, which Node imports without an attribute. Also writes a lookup for
 * the English texts, which components use without a provider.
 */
export const writeTexts = (name: string): void => {
  const source = join(sourceFolder(name), 'locales')
  const target = builtFolder(name)
  const lookup = name === 'ui' ? '../texts/index.js' : '@portal/ui/texts'
  for (const file of globSync('{en,ar}/*.json', { cwd: source })) {
    const json = readFileSync(join(source, file), 'utf8')
    const to = join(target, 'locales', file.replace(/\.json$/, ''))
    write(`${to}.json`, json)
    write(`${to}.js`, `export default ${json}`)
    write(`${to}.d.ts`, `declare const texts: ${typeOf(JSON.parse(json))}\nexport default texts\n`)
    // The contract shows no texts, so it needs no lookup.
    if (!file.startsWith('en') || name === 'contract') continue
    const own = basename(file, '.json')
    const english = `import { lookupIn } from '${lookup}'\nimport ${own} from '../locales/en/${own}.js'\n`
    write(join(target, 'english', `${own}.js`), `${english}export default /* @__PURE__ */ lookupIn('en', { ${own} })\n`)
    write(
      join(target, 'english', `${own}.d.ts`),
      `declare const find: import('${lookup}').FindText\nexport default find\n`,
    )
  }
}

/** Completes the output of tsup and tsc: adds manifest, licence, changelog, and README, and marks client modules. */
export const finish = (name: string): void => {
  const source = sourceFolder(name)
  const target = builtFolder(name)
  for (const file of globSync('**/*.d.ts', { cwd: target }))
    edit(join(target, file), types => types.replace(suffix, '$1$2.js$3'))
  markClients(source, target)
  if (name === 'contract') writeFormer()
  else {
    orderSheets(target)
    // Plain Node imports this module instead of stylesheets.
    writeFileSync(join(target, 'no-sheet.js'), 'export {}\n')
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`)
  copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  for (const file of ['CHANGELOG.md', 'README.md']) copyFileSync(join(root, 'packages', name, file), join(target, file))
  if (name === 'ui')
    cpSync(join(root, 'node_modules/@fontsource/ibm-plex-sans/LICENSE'), join(target, 'theme/fonts/LICENSE'))
}
