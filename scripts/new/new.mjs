// `npm run new -- <kind> Name` writes the usual files and lists the manual steps that remain.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds } from './kinds.mjs'

const home = resolve(import.meta.dirname, '../..')
const templates = import.meta.dirname

const USAGE = `Usage: npm run new -- <kind> <name> [--into folder]

${Object.entries(kinds)
  .map(([kind, { example, makes }]) => `  ${kind.padEnd(10)} ${example.padEnd(18)} ${makes}`)
  .join('\n')}

Nothing is written when one of the files stands already.`

const stop = message => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
  } catch (error) {
    return stop(`${error.message}\n\n${USAGE}`)
  }
}

/** Fills the forms of a name (`__Name__`, `__kebab__`, ...) into a template's path or text. */
const fill = (text, words) => text.replace(/__([A-Za-z]+?)__/g, (whole, word) => words[word] ?? whole)

const { positionals, values } = read()
const [kindName, name, ...rest] = positionals
const kind = Object.hasOwn(kinds, kindName ?? '') ? kinds[kindName] : undefined
if (!kind || !name || rest.length) stop(USAGE)
if (!kind.name.test(name)) stop(`'${name}' is no name for a ${kindName}: ${kind.nameRule}.\n\n${USAGE}`)

const root = resolve(values.into ?? home)
const words = kind.words(name, home)
const folder = join(templates, kindName)
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .map(path => ({ path: fill(path, words), text: fill(readFileSync(join(folder, path), 'utf8'), words) }))

if (!files.length) stop(`No templates in ${folder}`)
const existing = files.filter(({ path }) => existsSync(join(root, path)))
if (existing.length) stop(`Nothing written. There already:\n${existing.map(({ path }) => `  ${path}`).join('\n')}`)

for (const { path, text } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

// Formats the files, because names change line breaks and import order. Skips the linter, which reads the whole
// repository even for one file.
const registered = kind.register?.(root, words) ?? []
const written = [...files.map(({ path }) => path), ...registered].map(path => join(root, path))
const biome = [join(home, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '--linter-enabled=false']
const options = [`--config-path=${home}`, '--no-errors-on-unmatched']
spawnSync(process.execPath, [...biome, ...options, ...written], { cwd: home, stdio: 'ignore' })

process.stdout.write(`Written:\n${files.map(({ path }) => `  ${path}`).join('\n')}\n`)
if (registered.length) process.stdout.write(`\nRegistered in:\n${registered.map(path => `  ${path}`).join('\n')}\n`)
process.stdout.write(
  `\nLeft to do:\n${kind
    .next(words)
    .map(line => `  - ${line}`)
    .join('\n')}\n`,
)
