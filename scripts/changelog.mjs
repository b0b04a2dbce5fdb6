// Runs after `changeset version`: the packages share one version, so people read one changelog at the top.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(process.argv[2] ?? '.')
const at = (...parts) => resolve(root, ...parts)

/** Notes of a changelog's newest version, by the size of the step; what only names raised dependencies is left out. */
const newest = path => {
  const [, section = ''] = readFileSync(path, 'utf8').split(/^## /m)
  const [version, ...blocks] = section.split(/^### /m)
  return blocks.flatMap(block => {
    const [size, ...rest] = block.split('\n')
    const notes = rest.join('\n').split(/^- /m).slice(1)
    return notes
      .map(note => note.replace(/^[0-9a-f]{7,}: /, '').trim())
      .filter(note => note && !note.startsWith('Updated dependencies'))
      .map(note => ({ version: version.trim(), size: size.trim(), note }))
  })
}

const changelogs = readdirSync(at('packages'))
  .map(name => at('packages', name, 'CHANGELOG.md'))
  .filter(path => existsSync(path))
const entries = changelogs.flatMap(newest)
const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const version = entries[0]?.version
// Read by Storybook's changelog.
const today = new Date().toISOString().slice(0, 10)
const old = readFileSync(at('CHANGELOG.md'), 'utf8')

if (version && !new RegExp(`^## ${version.replaceAll('.', '\\.')}( |$)`, 'm').test(old)) {
  const sizes = [...new Set(entries.map(({ size }) => size))].map(size => {
    const notes = new Set(entries.filter(entry => entry.size === size).map(({ note }) => `- ${note}`))
    return `### ${size}\n\n${[...notes].join('\n')}\n`
  })
  const [head, ...rest] = old.split(/^(?=## )/m)
  writeFileSync(
    at('CHANGELOG.md'),
    `${[head.trimEnd(), `## ${version} - ${today}\n\n${sizes.join('\n')}`, ...rest].join('\n\n').trimEnd()}\n`,
  )
  writeFileSync(at('package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`)
  process.stdout.write(`CHANGELOG.md: ${version}\n`)
}
