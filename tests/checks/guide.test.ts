import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const GUIDE = 'docs/architecture.md'
const code = {
  'packages/server/src/programmes/donors/routes.ts': '',
  'packages/contract/src/programmes/projects.ts': '',
  'tests/flows/access/login.flow.ts': '',
}

describe('the architecture guide', () => {
  test('names files and folders that are there', async () => {
    const text =
      '`server/src/programmes/donors/routes.ts`, `server/src/programmes/`, `tests/flows` and `server/src/<area>/routes.ts`\n'
    expect(await findings('guide', { ...code, [GUIDE]: text })).toEqual([])
  })

  test('a path that was moved is reported with its line, each one of a line', async () => {
    const text = '# Guide\n\n`server/src/programmes/donors/rules.ts` and `tests/flows/login.flow.ts`\n'
    const found = await findings('guide', { ...code, [GUIDE]: text })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain(`${GUIDE}:3 names server/src/programmes/donors/rules.ts`)
  })

  test('the table of domains names areas of a package, and none that was renamed', async () => {
    const text = '| `programmes` | `donors`, `projects`, `grants` |\n'
    const found = await findings('guide', { ...code, [GUIDE]: text })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('names the area grants')
  })
})
