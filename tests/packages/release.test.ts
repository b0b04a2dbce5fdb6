import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../scripts/release/changelog.mjs')

const shared = `- 1a2b3c4: Both packages change.`

// The format of `changeset version`.
const uiChangelog = `# @portal/ui

## 2.0.0

### Major Changes

- 1a2b3c4: Components: \`Link\` has no \`kind\`.

### Minor Changes

- Components:

  - \`Menu\` closes on
    Tab.
  - \`Text\` wraps.

${shared}

## 1.0.0 - 2026-11-27

### Components

- The first.
`

const serverChangelog = `# @portal/server

## 2.0.0

### Minor Changes

- Money: Rates can be withdrawn.
${shared}

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @portal/ui@2.0.0
`

const contractChangelog = `# @portal/contract

## 2.0.0

No changes in this release.
`

const lock = {
  name: 'portal',
  version: '1.0.0',
  packages: {
    '': { name: 'portal', version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7' },
    'packages/server': {
      name: '@portal/server',
      version: '1.0.0',
      dependencies: { '@portal/ui': '1.0.0', zod: '4.6.7' },
    },
    'packages/ui': { name: '@portal/ui', version: '1.0.0' },
  },
}

const release = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-changelog-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({
    ui: uiChangelog,
    server: serverChangelog,
    contract: contractChangelog,
  })) {
    mkdirSync(join(folder, 'packages', name), { recursive: true })
    writeFileSync(join(folder, 'packages', name, 'CHANGELOG.md'), text)
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'portal', version: '1.0.0' }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0 - 2026-11-27\n\nThe first.\n')
  const run = () => execFileSync(process.execPath, [script, folder])
  run()
  // A second run, such as after a failed build, changes nothing.
  run()
  return (path: string) =>
    readFileSync(join(folder, path), 'utf8').replaceAll(/^(## 2\.0\.0) - \d{4}-\d{2}-\d{2}$/gm, '$1 - TODAY')
}

const read = release()

test('groups the root changelog by audience and topic, with each note once', () => {
  expect(read('CHANGELOG.md')).toBe(`# Changelog

## 2.0.0 - TODAY

### For people who run the portal

#### Money

- Rates can be withdrawn.

#### Other changes

- Both packages change.

### For people who use the packages or the script tag

#### Components

- **Breaking:** \`Link\` has no \`kind\`.
- \`Menu\` closes on
  Tab.
- \`Text\` wraps.

## 1.0.0 - 2026-11-27

The first.
`)
})

test('groups the changelog of each package by topic, without the versions of its dependencies', () => {
  expect(read('packages/server/CHANGELOG.md')).toBe(`# @portal/server

## 2.0.0 - TODAY

### Money

- Rates can be withdrawn.

### Other changes

- Both packages change.
`)
  expect(read('packages/ui/CHANGELOG.md')).toContain(
    '- `Text` wraps.\n- Both packages change.\n\n## 1.0.0 - 2026-11-27',
  )
})

test('says so when a package has only a new version', () => {
  expect(read('packages/contract/CHANGELOG.md')).toContain('## 2.0.0 - TODAY\n\nNothing changed in this package.\n')
})

test('raises only the root manifest and the packages in the lockfile', () => {
  expect(JSON.parse(read('package.json'))).toEqual({ name: 'portal', version: '2.0.0' })
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    name: 'portal',
    version: '2.0.0',
    packages: {
      '': { name: 'portal', version: '2.0.0' },
      'node_modules/zod': { version: '4.6.7' },
      'packages/server': {
        name: '@portal/server',
        version: '2.0.0',
        dependencies: { '@portal/ui': '2.0.0', zod: '4.6.7' },
      },
      'packages/ui': { name: '@portal/ui', version: '2.0.0' },
    },
  })
})
