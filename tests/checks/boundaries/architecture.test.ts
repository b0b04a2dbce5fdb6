import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

interface Link {
  readonly from: string
  readonly to: string
}

interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

interface Graph {
  readonly packages: readonly (Link & { readonly entries: readonly string[] })[]
  readonly groups: readonly (Link & { readonly owner: string })[]
}

interface Scripts {
  readonly readImports: (root: string) => Promise<{ modules: readonly Module[]; problems: readonly string[] }>
  readonly graphOf: (modules: readonly Module[]) => Graph
  readonly reduced: (links: readonly Link[]) => readonly Link[]
  readonly drawingOf: (graph: Graph) => string
}

const load = (name: string) => import(new URL(`../../../scripts/architecture/${name}.mjs`, import.meta.url).href)
const { readImports, graphOf, reduced, drawingOf }: Scripts = {
  ...(await load('cruise')),
  ...(await load('graph')),
  ...(await load('drawing')),
}

const PACKAGES = ['host-app', 'server', 'widgets', 'ui', 'contract']

/** The rule that every relative path into another package breaks. */
const ENTRIES = 'packages-meet-at-entries'

/** Cruises packages with these files: path below `packages` -> relative path of its import. `form` writes the import. */
const read = async (
  files: Readonly<Record<string, string>>,
  form = (target: string) => `import type { Row } from '${target}'\nexport type Own = Row\n`,
) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-layers-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const name of PACKAGES) write(`packages/${name}/src/none.ts`, 'export const none = 1\n')
  for (const [path, target] of Object.entries(files)) {
    write(`packages/${path}`, form(target))
    const imported = join(dirname(`packages/${path}`), target)
    if (!(imported.replace('packages/', '') in files)) write(imported, 'export type Row = string\n')
  }
  return readImports(root)
}

const module = (source: string, ...resolved: string[]): Module => ({
  source: `packages/${source}`,
  dependencies: resolved.map(path => ({ resolved: `packages/${path}` })),
})

const rulesOf = (problems: readonly string[]) => problems.map(problem => /\((.+?)\)/.exec(problem)?.[1]).sort()

describe('layers', () => {
  test.each([
    ['contract/src/core/money.ts', '../../../ui/src/number/index.ts', 'contract-is-lowest', ENTRIES],
    ['ui/src/Money/Money.tsx', '../../../contract/src/money.ts', ENTRIES, 'ui-knows-no-domain'],
    ['widgets/src/complaint/form.ts', '../../../host-app/src/core/api.ts', ENTRIES, 'widgets-know-no-host'],
    [
      'host-app/src/core/api.ts',
      '../../../server/src/programmes/donors/schema.ts',
      ENTRIES,
      'pages-reach-the-server-by-endpoints',
    ],
    ['server/src/files/present.ts', '../../../ui/src/Money/index.ts', ENTRIES, 'server-shares-the-contract-only'],
    ['server/src/files/present.ts', '../../../ui/src/number/index.ts', ENTRIES],
    ['widgets/src/complaint/form.ts', '../../../ui/src/Button/Button.tsx', ENTRIES],
    ['host-app/build/styles.ts', '../../ui/src/theme/index.ts', ENTRIES],
    ['ui/src/Money/Money.tsx', '../../../../stories/support/say.ts', 'product-knows-no-tests'],
    ['host-app/src/blocks/list.ts', '../programmes/donors/DonorForm.tsx', 'host-app-blocks-imports-downward'],
    ['host-app/src/core/session.ts', '../blocks/list.ts', 'host-app-core-imports-downward'],
    ['host-app/src/files/List.tsx', '../app/screens.ts', 'host-app-domains-imports-downward'],
    ['server/src/platform/audit.ts', '../programmes/donors/schema.ts', 'server-platform-imports-downward'],
    ['server/src/integrations/open.ts', '../files/store.ts', 'server-integrations-imports-downward'],
    ['server/src/files/routes.ts', '../partners/embed/permits.ts', 'server-domains-imports-downward'],
    ['widgets/src/complaint/form.ts', '../evaluation/answers.ts', 'widgets-complaint-imports-downward'],
    ['contract/src/core/fields.ts', '../files/files.ts', 'contract-core-imports-downward'],
    ['host-app/src/programmes/projects/Projects.tsx', './Project.tsx', 'only-the-route-table-imports-screens'],
    ['host-app/src/programmes/donors/DonorForm.tsx', './Donors.tsx', 'only-the-route-table-imports-screens'],
    ['widgets/src/budget-table/store/lines.ts', '../sync/send.ts', 'budget-table-store-imports-downward'],
    ['widgets/src/budget-table/phone/PhoneRow.tsx', '../grid/Row.tsx', 'budget-table-phone-imports-downward'],
  ])('%s importing %s breaks %s', async (path, target, ...rules) => {
    expect(rulesOf((await read({ [path]: target })).problems)).toEqual(rules)
  })

  test.each([
    ['contract/src/core/fields.ts', './limits.ts'],
    ['host-app/src/programmes/Donors.tsx', '../people/Person.tsx'],
    ['host-app/src/app/screens.ts', '../programmes/donors/Donors.tsx'],
    ['host-app/src/programmes/donors/Donors.tsx', './DonorForm.tsx'],
    ['widgets/src/budget-table/phone/PhoneRow.tsx', '../editing/cursor.ts'],
    ['widgets/src/budget-table/editing/cursor.ts', './focus.ts'],
    ['widgets/src/budget-table/BudgetTable.tsx', './grid/Row.tsx'],
  ])('%s may import %s', async (path, target) => {
    expect((await read({ [path]: target })).problems).toEqual([])
  })

  test.each([
    ['an import()', (target: string) => `export const load = () => import('${target}')\n`],
    ['a re-export', (target: string) => `export { Row } from '${target}'\n`],
  ])('also cover %s', async (_, form) => {
    const files = { 'widgets/src/complaint/form.ts': '../../../ui/src/Button/Button.tsx' }
    expect(rulesOf((await read(files, form)).problems)).toEqual([ENTRIES])
  })
})

test('import rules reject cycles between folders, types included, and treat nested folders as part of their parent', async () => {
  const server = 'server/src'
  const files = {
    [`${server}/money/store.ts`]: '../people/accounts/names.ts',
    [`${server}/people/accounts/present.ts`]: '../rules.ts',
    [`${server}/people/routes.ts`]: './accounts/present.ts',
  }
  expect((await read(files)).problems).toEqual([])
  const { problems } = await read({ ...files, [`${server}/people/accounts/team.ts`]: '../../money/store.ts' })
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toContain('(folders-form-no-circle)')
  expect(problems.join()).toContain('packages/server/src/money')
})

describe('the architecture diagram', () => {
  test('has an arrow between packages, and between the groups of one package', () => {
    const graph = graphOf([
      module('host-app/src/programmes/donors/Donors.tsx', 'ui/src/Button/index.ts', 'host-app/src/blocks/list.ts'),
      module('server/src/files/read.ts', 'ui/src/number/index.ts', 'server/src/files/schema.ts'),
    ])
    expect(graph.packages).toEqual([
      { from: 'host-app', to: 'ui', entries: ['ui/Button'] },
      { from: 'server', to: 'ui', entries: ['ui/number'] },
    ])
    expect(graph.groups).toEqual([{ owner: 'host-app', from: 'domains', to: 'blocks' }])
  })

  test('leaves out arrows that follow from other arrows', () => {
    const [first, second] = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ]
    expect(reduced([first, { from: 'a', to: 'c' }, second])).toEqual([first, second])
    const circle = [first, { from: 'b', to: 'a' }]
    expect(reduced(circle)).toEqual(circle)
  })

  test('changes when the first import between packages appears or the last disappears', () => {
    const one = module('widgets/src/complaint/form.ts', 'contract/src/complaints/complaints.ts')
    const more = ['money', 'limits', 'fields'].map(name => `contract/src/core/${name}.ts`)
    const before = drawingOf(graphOf([module('widgets/src/complaint/form.ts', ...more)]))
    expect(drawingOf(graphOf([one, module('widgets/src/complaint/form.ts', ...more)]))).toBe(before)
    expect(drawingOf(graphOf([]))).not.toBe(before)
  })
})
