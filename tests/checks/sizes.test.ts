import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const lines = (count: number, last = '//') => `${'//\n'.repeat(count - 1)}${last}\n`

describe('the check of file sizes', () => {
  test.each([
    ['packages/ui/src/Button/Button.tsx', 80],
    ['packages/ui/src/theme/scale.ts', 200],
    ['packages/widgets/src/complaint/use-complaint.ts', 120],
    ['packages/host-app/src/people/people/TeamEditor.tsx', 200],
    ['packages/server/src/complaints/store.ts', 150],
    ['packages/contract/src/complaints/complaints.ts', 200],
    ['tests/flows/complaint.flow.ts', 200],
    ['scripts/check.mjs', 200],
  ])('limits %s to %i lines', async (path, most) => {
    expect(await findings('sizes', { [path]: lines(most) })).toEqual([])
    const found = await findings('sizes', { [path]: lines(most + 1) })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`has ${most + 1} lines`)
  })

  test('limits a screen to 80 lines, a record screen to 120, and shared parts to 200', async () => {
    const projects = 'packages/host-app/src/programmes/projects'
    const table = {
      'packages/host-app/src/app/screens.ts':
        "export const load = () => import('../programmes/projects/Projects.tsx')\n",
    }
    const found = (path: string, count: number, last?: string) =>
      findings('sizes', { ...table, [`${projects}/${path}`]: lines(count, last) })
    for (const path of ['Projects.tsx', 'BudgetField.tsx']) {
      expect(await found(path, 80)).toEqual([])
      expect(await found(path, 81)).toHaveLength(1)
    }
    expect(await found('Project.tsx', 120, '<RecordScreen />')).toEqual([])
    expect(await found('Project.tsx', 121, '<RecordScreen />')).toHaveLength(1)
    expect(await found('shared/ProjectCard.tsx', 200)).toEqual([])
    expect(await found('shared/ProjectCard.tsx', 201)).toHaveLength(1)
  })

  test('doesn’t limit locale files', async () => {
    expect(await findings('sizes', { 'packages/ui/src/locales/en/ui.json': lines(900) })).toEqual([])
  })
})
