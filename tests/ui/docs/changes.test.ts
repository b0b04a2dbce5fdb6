import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesOf, readChanges } from '../../../.storybook/docs/read-changes.ts'
import { components } from '../sources.ts'

const root = join(import.meta.dirname, '../../..')

const changelog = `# Changelog

What changed.

## 1.1.0 - 2026-12-01

### Minor Changes

- Quiet \`Button\`s have no ground.
- Link to the portal; DataTable keeps
  its widths.

## 1.0.0

### Major Changes

- The first.
`

const releases = readChanges(changelog, ["---\n'@portal/ui': minor\n---\n\n`Link` opens.\n"], components)

test('notes are sorted by version and day, the newest first, and those that wait before all', () => {
  expect(releases.map(({ version, date, notes }) => [version, date, notes.length])).toEqual([
    [undefined, undefined, 1],
    ['1.1.0', '2026-12-01', 2],
    ['1.0.0', undefined, 1],
  ])
})

test('a component has the notes that name it, and none that only use its name as a word', () => {
  const textsOf = (name: string) => changesOf(releases, name).flatMap(({ notes }) => notes.map(({ text }) => text))
  expect(textsOf('Button')).toEqual(['Quiet Buttons have no ground.'])
  expect(textsOf('Link')).toEqual(['Link opens.'])
  expect(textsOf('DataTable')).toEqual(['Link to the portal; DataTable keeps its widths.'])
})

test('what waits now can be read', () => {
  const waiting = globSync('.changeset/*.md', { cwd: root })
    .filter(path => !path.endsWith('README.md'))
    .map(path => readFileSync(join(root, path), 'utf8'))
  const [next] = readChanges(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), waiting, components)
  expect(next?.notes.length).toBeGreaterThanOrEqual(waiting.length)
  for (const { text } of next?.notes ?? []) expect(text).not.toMatch(/^---|@portal\/\w+': (minor|major|patch)/)
})

test('a version that is released has the day in its head, and is written once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changelog-'))
  mkdirSync(join(folder, 'packages/ui'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n')
  writeFileSync(
    join(folder, 'packages/ui/CHANGELOG.md'),
    '# @portal/ui\n\n## 1.2.0\n\n### Minor Changes\n\n- `Link` opens.\n',
  )
  const release = () => execFileSync(process.execPath, [join(root, 'scripts/changelog.mjs'), folder])
  release()
  release()
  const [first, ...more] = readChanges(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), [], components)
  expect(first).toMatchObject({ version: '1.2.0', notes: [{ text: 'Link opens.', components: ['Link'] }] })
  expect(first?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(more).toEqual([])
})
