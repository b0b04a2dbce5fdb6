import { describe, expect, test } from 'vitest'
import { rowsOf, withMovedLine } from '../../../../packages/host-app/src/programmes/projects/budget/arranged-rows.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'

/** Two categories: `1.1`, `1.2` and `1.3` in the first, `2.1` and `2.2` in the second. */
const budget = budgetOf({ lines: 5, categories: 2 })
const [one, two] = budget.categories

const idOf = (code: string) => budget.items.find(item => item.code === code)?.id

const codesAfter = (from: number, to: number) => {
  const next = withMovedLine(budget, from, to)
  return next && { codes: rowsOf(next.budget).map(({ code }) => code), ...next.asked }
}

describe('a line in the list of lines and categories', () => {
  test('moves within its category', () => {
    expect(codesAfter(0, 2)).toEqual({
      codes: [one?.code, '1.2', '1.3', '1.1', two?.code, '2.1', '2.2'],
      ...{ id: idOf('1.1'), category_id: one?.id, after_id: idOf('1.3') },
    })
    expect(codesAfter(2, 0)).toMatchObject({ id: idOf('1.3'), category_id: one?.id, after_id: null })
  })

  test('moves into another category past its heading', () => {
    expect(codesAfter(2, 3)).toEqual({
      codes: [one?.code, '1.1', '1.2', two?.code, '1.3', '2.1', '2.2'],
      ...{ id: idOf('1.3'), category_id: two?.id, after_id: null },
    })
    expect(codesAfter(4, 3)).toMatchObject({ id: idOf('2.1'), category_id: one?.id, after_id: idOf('1.3') })
    expect(codesAfter(0, 5)).toMatchObject({ id: idOf('1.1'), category_id: two?.id, after_id: idOf('2.2') })
  })

  test('cannot be moved from the index of a heading or an unknown row', () => {
    expect(withMovedLine(budget, 3, 0)).toBeUndefined()
    expect(withMovedLine(budget, 9, 0)).toBeUndefined()
  })
})
