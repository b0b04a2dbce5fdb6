import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const record = 'docs/adr/0001-use-wouter.md'
const list = { 'docs/adr/README.md': '| [0001](0001-use-wouter.md) | Use wouter |\n' }

describe('numbers of decision records and migrations', () => {
  test('may repeat across folders, and the index of records needs none', async () => {
    expect(
      await findings('docs/numbers', { ...list, [record]: '', 'packages/server/migrations/0001_users.sql': '' }),
    ).toEqual([])
  })

  test('must be unique within a folder', async () => {
    const found = await findings('docs/numbers', {
      'packages/server/migrations/0001_donors.sql': '',
      'packages/server/migrations/0001_users.sql': '',
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('0001_users.sql:1 has the number of packages/server/migrations/0001_donors.sql')
  })

  test('must be listed in the index if they belong to a record', async () => {
    const found = await findings('docs/numbers', { ...list, [record]: '', 'docs/adr/0002-use-swr.md': '' })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('0002-use-swr.md:1 is missing')
  })

  test('are reported where they refer to a record that doesn’t exist', async () => {
    const found = await findings('docs/numbers', {
      ...list,
      [record]: 'See [another](0009-gone.md).\n',
      'docs/architecture.md': 'Routing ([why](adr/0001-use-wouter.md)).\n',
      'packages/ui/src/store/store.ts': '// One way of routing (docs/adr/0001).\n// Another (ADR 0002).\n',
    })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('0001-use-wouter.md:1 names record 0009-gone.md')
    expect(found[1]).toContain('store.ts:2 names record 0002')
  })
})
