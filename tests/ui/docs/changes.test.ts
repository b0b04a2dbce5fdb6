import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesOf, readChanges } from '../../../.storybook/docs/changes/read-changes.ts'
import { TOPICS } from '../../../scripts/release/topics.ts'
import { components } from '../sources.ts'

const root = join(import.meta.dirname, '../../..')

const changelog = `# Changelog

What changed.

## 1.1.0 - 2026-12-01

### For people who run the portal

#### Money

- Rates can be
  withdrawn.

### For people who use the packages or the script tag

#### Components

- Quiet \`Button\`s have no ground.
- Link to the portal; DataTable keeps
  its widths.

## 1.0.0

- The first.
`

const pending = [
  "---\n'@portal/ui': minor\n---\n\n`Link` opens.\n",
  "---\n'@portal/ui': minor\n---\n\nMoney: Sums fit.\n",
]
const releases = readChanges(changelog, pending, components)

test('lists pending notes first, then each version with its date, newest first', () => {
  expect(releases.map(({ version, date, notes }) => [version, date, notes.length])).toEqual([
    [undefined, undefined, 2],
    ['1.1.0', '2026-12-01', 3],
    ['1.0.0', undefined, 1],
  ])
})

test('gives each note the topic that it names or the heading above it', () => {
  expect(releases.flatMap(({ notes }) => notes.map(({ topic, text }) => [topic, text]))).toEqual([
    ['Money', 'Sums fit.'],
    [undefined, 'Link opens.'],
    ['Money', 'Rates can be withdrawn.'],
    ['Components', 'Quiet Buttons have no ground.'],
    ['Components', 'Link to the portal; DataTable keeps its widths.'],
    [undefined, 'The first.'],
  ])
})

test('shows a component only the notes that name it as a component', () => {
  const textsOf = (name: string) => changesOf(releases, name).flatMap(({ notes }) => notes.map(({ text }) => text))
  expect(textsOf('Button')).toEqual(['Quiet Buttons have no ground.'])
  expect(textsOf('Link')).toEqual(['Link opens.'])
  expect(textsOf('DataTable')).toEqual(['Link to the portal; DataTable keeps its widths.'])
})

test('reads the changelog and the pending notes of this repository', () => {
  const waiting = globSync('.changeset/*.md', { cwd: root })
    .filter(path => !path.endsWith('README.md'))
    .map(path => readFileSync(join(root, path), 'utf8'))
  const all = readChanges(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), waiting, components)
  const released = all.filter(({ version }) => version)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(released[0]).toMatchObject({ version, date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
  for (const { topic } of released.flatMap(({ notes }) => notes)) expect(TOPICS).toContain(topic)
  expect(all.flatMap(({ notes }) => notes).length).toBeGreaterThan(waiting.length)
  for (const { text } of all.flatMap(({ notes }) => notes))
    expect(text).not.toMatch(/^---|@portal\/\w+": (minor|major)/)
})
