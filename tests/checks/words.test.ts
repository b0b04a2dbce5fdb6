import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const AT = 'packages/server/src/complaints/store.ts'

describe('the check for forbidden words', () => {
  test.each([
    ['// TODO: mend'],
    ['// fixme'],
    ["const note = 'Coming soon'"],
    ['// @ts-ignore'],
    ['// biome-ignore lint: later'],
    ['const row: any = read()'],
    ['const row = read() as any'],
    ['const rows: Array<any> = []'],
    ["export * from './rules.ts'"],
    ["const home = '/root/portal'"],
    ["const home = '/home/somebody/portal'"],
    ["const from = 'https://registry.example.org/'"],
  ])('reports %s with its line', async line => {
    const found = await findings('texts/words', { [AT]: `// first\n${line}\n` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${AT}:2`)
  })

  test.each([
    ['// any row: the oldest wins'],
    ["export { rules } from './rules.ts'"],
    ["const method = 'todos_of'"],
    ["const url = '/staff/work_orders'"],
    ["const root = new URL('../..', import.meta.url)"],
  ])('accepts %s', async line => {
    expect(await findings('texts/words', { [AT]: `${line}\n` })).toEqual([])
  })

  test.each(['AGENTS.md', 'CHANGELOG.md', 'docs/operations.md', '.changeset/keys.md'])(
    'reports idioms in %s',
    async path => {
      const found = await findings('texts/words', { [path]: '# Keys\n\nThe present key is told by itself.\n' })
      expect(found).toEqual([expect.stringContaining(`${path}:3 says 'present key'`)])
    },
  )

  test('ignores code in documentation, and checks rules and records', async () => {
    expect(await findings('texts/words', { 'docs/partners.md': 'Send `enrollment` to it.\n' })).toEqual([])
    for (const path of ['docs/adr/0001-one.md', 'docs/rules/money.md'])
      expect(await findings('texts/words', { [path]: 'It waits for the lock.\n' })).toHaveLength(1)
  })

  test('reports registry addresses in the lockfile', async () => {
    const locked = '"resolved": "https://packages.example.org/react.tgz"'
    expect(await findings('texts/words', { 'package-lock.json': locked })).toHaveLength(1)
  })
})
