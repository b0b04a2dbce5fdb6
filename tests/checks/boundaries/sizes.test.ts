import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const SCREENS = 'packages/host-app/src'

/** The most lines that each file may have. */
const limits = [
  ['packages/ui/src/Button/Button.tsx', 80],
  ['packages/ui/src/theme/scale.ts', 200],
  ['packages/widgets/src/complaint/ComplaintForm.tsx', 120],
  ['packages/widgets/src/complaint/complaint-store.ts', 200],
  ['packages/server/src/complaints/store.ts', 150],
  ['packages/contract/src/complaints/complaints.ts', 200],
  ['tests/flows/complaint.flow.ts', 200],
  ['scripts/check.mjs', 200],
  ['.storybook/preview.tsx', 200],
  // A screen, a part of one, a record screen, a part that other areas show, and an area without a screen.
  [`${SCREENS}/programmes/projects/Projects.tsx`, 80],
  [`${SCREENS}/programmes/projects/fields/BudgetField.tsx`, 80],
  [`${SCREENS}/programmes/projects/Project.tsx`, 120],
  [`${SCREENS}/programmes/projects/shared/ProjectCard.tsx`, 200],
  [`${SCREENS}/programmes/projects/use-projects.ts`, 200],
  [`${SCREENS}/people/people/TeamEditor.tsx`, 200],
  [`${SCREENS}/blocks/lists/filters/Filter.tsx`, 200],
] as const

const reportOf = (more: number) => {
  const files = limits.map(([path, most]) => [path, 'export const a = 1\n'.repeat(most + more)])
  return lint(Object.fromEntries(files)).filter(line => line.includes('noExcessiveLinesPerFile'))
}

describe('the limit of lines', () => {
  const within = reportOf(0)
  const beyond = reportOf(1)

  test.each(limits)('lets %s have %i lines, but not one more', (path, most) => {
    expect(within.filter(line => line.includes(` ${path}:`))).toEqual([])
    const found = beyond.filter(line => line.includes(` ${path}:`))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`Maximum allowed is ${most}.`)
  })

  test('doesn’t limit locale files', () => {
    const path = 'packages/ui/src/locales/en/ui.json'
    const texts = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`text_${index}`, 'Text']))
    expect(lint({ [path]: JSON.stringify(texts, null, 2) }).filter(line => line.includes(path))).toEqual([])
  })
})
