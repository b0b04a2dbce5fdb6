import { expect, test } from 'vitest'
import { comparedRows } from '../../../../packages/host-app/src/money/budgets/comparison/compared-rows.ts'
import { comparison } from '../../../../stories/money/comparison-records.ts'

test('sums each column of a comparison', () => {
  const rows = comparedRows(comparison)
  const total = rows.at(-1)
  const sumOf = (field: 'before_minor' | 'after_minor' | 'difference_minor') =>
    rows.slice(0, -1).reduce((sum, row) => sum + (row[field] ?? 0), 0)
  expect(total).toMatchObject({
    weight: 'total',
    before_minor: sumOf('before_minor'),
    after_minor: sumOf('after_minor'),
    difference_minor: sumOf('difference_minor'),
  })
  expect(sumOf('after_minor') - sumOf('before_minor')).toBe(sumOf('difference_minor'))
})

test('has no row for unchanged lines when all lines differ', () => {
  const rows = comparedRows({ ...comparison, unchanged: { lines: 0, total_minor: 0 } })
  expect(rows.map(({ id }) => id)).not.toContain('unchanged')
})
