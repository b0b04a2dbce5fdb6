import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { useFreshApi } from '../../support/fresh-api.ts'
import { showBreakdown } from './show-breakdown.tsx'

useFreshApi(signInForAll)

/** Right edge of each line of text in the cell, from top to bottom. */
const rightEnds = (cell: Element) => {
  const ends = new Map<number, number>()
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { bottom, right } = range.getBoundingClientRect()
    ends.set(bottom, Math.max(ends.get(bottom) ?? 0, right))
  }
  return [...ends.values()]
}

test('aligns the right edges of a linked amount and the dollars below it', async () => {
  await page.viewport(1280, 800)
  const budget = budgetOf({ lines: 2, categories: 1, currency: 'eur', usd_rate: 1.0842 })
  showBreakdown(budget)
  const row = page.getByRole('table', { name: 'Budget line', exact: true }).getByRole('row').nth(1)
  await expect.element(row).toBeVisible()
  const cells = row
    .getByRole('link')
    .elements()
    .flatMap(link => link.closest('td') ?? [])
  expect(cells).toHaveLength(4)
  for (const cell of cells) {
    const [amount = 0, dollars = 0] = rightEnds(cell)
    expect(Math.abs(amount - dollars)).toBeLessThan(1)
    expect(dollars).toBeGreaterThan(0)
  }
})
