import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const lines = (count: number, last = '//') => `${'//\n'.repeat(count - 1)}${last}\n`

describe('small files', () => {
  test.each([
    ['packages/ui/src/Button/Button.tsx', 80],
    ['packages/ui/src/theme/scale.ts', 200],
    ['packages/widgets/src/complaint/use-complaint.ts', 120],
    ['packages/host-app/src/programmes/donors/Donors.tsx', 80],
    ['packages/server/src/complaints/store.ts', 150],
    ['packages/contract/src/complaints/complaints.ts', 200],
    ['tests/flows/complaint.flow.ts', 200],
    ['scripts/check.mjs', 200],
  ])('%s may have %i lines and not one more', async (path, most) => {
    expect(await findings('sizes', { [path]: lines(most) })).toEqual([])
    const found = await findings('sizes', { [path]: lines(most + 1) })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`has ${most + 1} lines`)
  })

  test('a record screen may have 120', async () => {
    const path = 'packages/host-app/src/programmes/projects/Project.tsx'
    expect(await findings('sizes', { [path]: lines(120, '<RecordScreen />') })).toEqual([])
    expect(await findings('sizes', { [path]: lines(121, '<RecordScreen />') })).toHaveLength(1)
  })

  test('texts are data and may be long', async () => {
    expect(await findings('sizes', { 'packages/ui/src/locales/en/ui.json': lines(900) })).toEqual([])
  })
})
