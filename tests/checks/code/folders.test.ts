import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const filled = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, '']))

describe('the check for long folders', () => {
  test('counts files and subfolders, but not what is in subfolders', async () => {
    const files = { ...filled('tests/server/api', 14), ...filled('tests/server/api/hostile', 15) }
    expect(await findings('code/folders', files)).toEqual([])
    const found = await findings('code/folders', { ...files, 'tests/server/api/raw.ts': '' })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('tests/server/api:1 has 16 entries')
  })

  test.each(['packages/ui/src', 'stories/ui', 'packages/server/migrations', 'docs/adr', '.changeset'])(
    'lets %s be a long list, but not its subfolders',
    async folder => {
      expect(await findings('code/folders', filled(folder, 40))).toEqual([])
      expect(await findings('code/folders', filled(`${folder}/parts`, 16))).toHaveLength(1)
    },
  )
})
