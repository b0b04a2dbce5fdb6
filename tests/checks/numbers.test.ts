import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const record = 'docs/adr/0001-use-wouter.md'
const list = { 'docs/adr/README.md': '| [0001](0001-use-wouter.md) | Use wouter |\n' }

describe('the numbers of records and migrations', () => {
  test('may be the same in different folders, and the list has none of its own', async () => {
    expect(
      await findings('numbers', { ...list, [record]: '', 'packages/server/migrations/0001_users.sql': '' }),
    ).toEqual([])
  })

  test('are not used twice in one folder', async () => {
    const found = await findings('numbers', {
      'packages/server/migrations/0001_donors.sql': '',
      'packages/server/migrations/0001_users.sql': '',
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('0001_users.sql:1 has the number of packages/server/migrations/0001_donors.sql')
  })

  test('of a record are in the list', async () => {
    const found = await findings('numbers', { ...list, [record]: '', 'docs/adr/0002-use-swr.md': '' })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('0002-use-swr.md:1 is missing')
  })
})
