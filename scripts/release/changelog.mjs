// Runs after `changeset version`. Sorts the notes of each package by topic, collects them in the root changelog, and
// raises the versions that changesets doesn't change.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printTopics, readNewest } from './notes.mjs'
import { PARTS, TOPICS } from './topics.ts'
import { raiseVersions } from './versions.mjs'

const root = resolve(process.argv[2] ?? '.')
const at = (...parts) => resolve(root, ...parts)
// Storybook's changelog reads the date of a release from its heading.
const today = new Date().toISOString().slice(0, 10)

const join = parts => `${parts.map(part => part.trim()).join('\n\n')}\n`

/** Removes duplicate notes. A note without a topic has one per package; the first counts. */
const unique = notes => {
  const byText = new Map()
  for (const note of notes.toSorted((a, b) => TOPICS.indexOf(b.topic) - TOPICS.indexOf(a.topic)))
    byText.set(note.text, note)
  return notes.filter(note => byText.get(note.text) === note)
}

const packages = readdirSync(at('packages'))
  .map(name => ({ name, path: at('packages', name, 'CHANGELOG.md') }))
  .filter(({ path }) => existsSync(path))
  .flatMap(({ name, path }) => {
    const newest = readNewest(readFileSync(path, 'utf8'), name)
    return newest ? [{ path, ...newest }] : []
  })

for (const { path, version, head, rest, notes } of packages) {
  const sections = notes.length > 0 ? printTopics(notes, '###') : ['Nothing changed in this package.']
  writeFileSync(path, join([head, `## ${version} - ${today}`, ...sections, ...rest]))
}

const version = packages[0]?.version
if (version) {
  const notes = unique(packages.flatMap(one => one.notes))
  const parts = PARTS.flatMap(({ title, topics }) => {
    const sections = printTopics(
      notes.filter(({ topic }) => topics.includes(topic)),
      '####',
    )
    return sections.length > 0 ? [`### ${title}`, ...sections] : []
  })
  const [head, ...rest] = readFileSync(at('CHANGELOG.md'), 'utf8').split(/^(?=## )/m)
  writeFileSync(at('CHANGELOG.md'), join([head, `## ${version} - ${today}`, ...parts, ...rest]))
  raiseVersions(at, version)
  process.stdout.write(`CHANGELOG.md: ${version}, ${notes.length} notes\n`)
}
