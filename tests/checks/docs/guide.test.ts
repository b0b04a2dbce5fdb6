import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const GUIDE = 'docs/architecture.md'
const code = {
  'packages/server/src/programmes/donors/routes.ts': '',
  'packages/contract/src/programmes/projects.ts': '',
  'tests/flows/access/login.flow.ts': '',
}

describe('the architecture guide', () => {
  test('may name existing files and folders', async () => {
    const text =
      '`server/src/programmes/donors/routes.ts`, `server/src/programmes/`, `tests/flows` and `server/src/<area>/routes.ts`\n'
    expect(await findings('docs/guide', { ...code, [GUIDE]: text })).toEqual([])
  })

  test('is reported for each path that no longer exists, with its line', async () => {
    const text = '# Guide\n\n`server/src/programmes/donors/rules.ts` and `tests/flows/login.flow.ts`\n'
    const found = await findings('docs/guide', { ...code, [GUIDE]: text })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain(`${GUIDE}:3 names server/src/programmes/donors/rules.ts`)
  })

  test('is reported for an area in the table of domains that no longer exists', async () => {
    const text = '| `programmes` | `donors`, `projects`, `grants` |\n'
    const found = await findings('docs/guide', { ...code, [GUIDE]: text })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('names the area grants')
  })
})
