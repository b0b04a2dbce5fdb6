import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const refused = [
  ['packages/contract/src/a.ts', '@portal/ui/Button', 'The contract is the lowest layer'],
  ['packages/contract/src/b.ts', 'node:crypto', 'browsers and on the server alike'],
  ['packages/contract/src/c.ts', 'zod', 'Write schemas with zod/mini'],
  ['packages/ui/src/A/a.ts', '@portal/contract/core/fields/money', 'ui draws and knows no domain'],
  ['packages/ui/src/A/b.ts', '@portal/widgets/complaint', 'makes a cycle'],
  ['packages/ui/src/A/c.ts', 'swr', 'ui neither fetches nor routes'],
  ['packages/ui/src/A/d.ts', 'react-aria-components', 'Import React Aria by subpath'],
  ['packages/widgets/src/a/a.ts', '@portal/host-app/session', 'A widget never knows where it is'],
  ['packages/widgets/src/a/b.ts', 'react-i18next', 'take data through the port'],
  ['packages/host-app/src/a.ts', '@portal/server/rules', 'meets the server only over'],
  ['packages/host-app/src/b.ts', '@portal/ui/src/Button/Button.tsx', 'its insides may move'],
  ['packages/server/src/a.ts', '@portal/ui/Button', 'The server owns the data'],
  ['packages/server/src/b.ts', '@portal/widgets/complaint', 'The server owns the data'],
  ['tests/ui/a.test.ts', '../../packages/ui/src/Button/Button.tsx', 'import the public entries'],
  ['stories/ui/a.ts', '../../packages/contract/src/core/fields/money.ts', 'import the public entries'],
  ['vite.config.ts', './packages/contract/src/core/fields/money.ts', 'import the public entries'],
  ['.storybook/a.ts', '../packages/widgets/src/complaint/index.ts', 'Import the public entries'],
  ['.storybook/b.ts', '../packages/ui/src/Button/Button.tsx', 'Import the public entries'],
] as const

/** Other syntax that names a module. */
const otherForms = [
  ['tests/ui/c.test.ts', "export { x } from '../../packages/contract/src/core/fields/money.ts'\n"],
  [
    'tests/ui/d.test.ts',
    "export const load = () => import('../../packages/widgets/src/complaint/ComplaintForm.tsx')\n",
  ],
] as const

/** These must not import `useSyncExternalStore`. Only the store hook may. */
const withStores = [
  'packages/ui/src/A/store.ts',
  'packages/widgets/src/a/store.ts',
  'packages/host-app/src/store.ts',
  'stories/ui/store.ts',
] as const
const storeHook = 'packages/ui/src/store/use-store.ts'

const allowed = [
  ['packages/contract/src/d.ts', 'zod/mini'],
  ['packages/ui/src/A/e.ts', 'react-aria-components/Button'],
  ['packages/widgets/src/a/c.ts', '@portal/contract/complaints/complaints'],
  ['packages/widgets/src/a/d.ts', '@portal/ui/Button'],
  ['packages/host-app/src/c.ts', '@portal/widgets/complaint'],
  ['packages/server/src/c.ts', '@portal/contract/complaints/complaints'],
  ['packages/server/src/d.ts', '@portal/widgets/embed'],
  ['tests/ui/b.test.ts', '@portal/ui/Button'],
  ['tests/server/b.test.ts', '../../packages/server/src/complaints/rules.ts'],
  ['.storybook/c.ts', '../packages/ui/src/theme/palettes/index.ts'],
] as const

/** Files that import each other: as values, as types, and dynamically. */
const circles = [
  ['packages/ui/src/B/a.ts', "import { b } from './b.ts'\n\nexport const a = b\n"],
  ['packages/ui/src/B/b.ts', "import { a } from './a.ts'\n\nexport const b = a\n"],
  ['packages/widgets/src/b/a.ts', "import type { B } from './b.ts'\n\nexport type A = B\n"],
  ['packages/widgets/src/b/b.ts', "import type { A } from './a.ts'\n\nexport type B = A | 1\n"],
  ['packages/contract/src/e.ts', "export const load = () => import('./f.ts')\n"],
  ['packages/contract/src/f.ts', "import { load } from './e.ts'\n\nexport const reload = load\n"],
] as const

const importing = (name: string, specifier: string) =>
  `import { ${name} } from '${specifier}'\n\nexport const y = ${name}\n`

const lines = lint(
  Object.fromEntries([
    ...[...refused, ...allowed].map(([path, specifier]) => [path, importing('x', specifier)]),
    ...[...withStores, storeHook].map(path => [path, importing('useSyncExternalStore', 'react')]),
    ...otherForms,
    ...circles,
  ]),
)
const linesOf = (rule: string) => lines.filter(line => line.includes(rule))

describe('import boundaries', () => {
  test.each(refused)('reject %s importing %s, with the reason', (path, _, why) => {
    expect(
      linesOf('noRestrictedImports')
        .filter(line => line.includes(`${path}:1`))
        .join('\n'),
    ).toContain(why)
  })

  test.each(otherForms)('hold for %s too, in the form %s', path => {
    expect(linesOf('noRestrictedImports').find(line => line.includes(`${path}:1`))).toContain('the public entries')
  })

  test.each(withStores)('%s may not import useSyncExternalStore, whose value for the server can be left out', path => {
    expect(linesOf('noRestrictedImports').find(line => line.includes(`${path}:1`))).toContain('Take useStore')
  })

  test('let the store hook import useSyncExternalStore', () => {
    expect(linesOf('noRestrictedImports').filter(line => line.includes(`${storeHook}:`))).toEqual([])
  })

  test.each(allowed)('let %s import %s', path => {
    expect(linesOf('noRestrictedImports').filter(line => line.includes(`${path}:`))).toEqual([])
  })
})

describe('import cycles', () => {
  test.each(circles)('are reported for %s, types included', path => {
    expect(linesOf('noImportCycles').filter(line => line.includes(`${path}:1`))).toHaveLength(1)
  })
})
