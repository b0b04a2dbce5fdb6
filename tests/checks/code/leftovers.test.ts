import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'
import { lint } from '../support/lint.ts'

const AT = 'packages/server/src/complaints/store.ts'

describe('the check for leftovers', () => {
  test.each([
    ['// TODO: mend'],
    ['// fixme'],
    ["const note = 'Coming soon'"],
    ['// @ts-ignore'],
    ['// biome-ignore lint: later'],
    ["const home = '/root/portal'"],
    ["const home = '/home/somebody/portal'"],
    ["const from = 'https://registry.example.org/'"],
  ])('%s is found on its line', async line => {
    const found = await findings('code/leftovers', { [AT]: `// first\n${line}\n` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${AT}:2`)
  })

  test.each([
    ["const method = 'todos_of'"],
    ["const url = '/staff/work_orders'"],
    ["const root = new URL('../..', import.meta.url)"],
  ])('%s passes', async line => {
    expect(await findings('code/leftovers', { [AT]: `${line}\n` })).toEqual([])
  })

  test.each([
    ['const row: any = read()', 'noExplicitAny'],
    ['const row = read() as any', 'noExplicitAny'],
    ['const rows: Array<any> = []', 'noExplicitAny'],
    ["export * from './rules.ts'", 'noReExportAll'],
  ])('%s is found by the linter', (line, rule) => {
    expect(
      lint({ [AT]: `// first\n${line}\n` })
        .filter(found => found.includes(`${AT}:2`))
        .join(),
    ).toContain(rule)
  })

  test('the lockfile is tied to no registry', async () => {
    const locked = '"resolved": "https://packages.example.org/react.tgz"'
    expect(await findings('code/leftovers', { 'package-lock.json': locked })).toHaveLength(1)
  })
})
