import { converted } from '@portal/contract/core/fields/money'
import { totalsOf } from '@portal/contract/money/budgets/totals'
import { formatMoney } from '@portal/ui/Money'
import { columns } from '@portal/widgets/budget-table/internals'
import { cleanup } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { budgetOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { cellAt, goTo, press, renderTable, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const violations = async () => {
  // Text that is fading in lacks contrast, so those animations are awaited. Scroll-driven animations never finish.
  const fading = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  await Promise.all(fading.map(({ finished }) => finished))
  return (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [
    id,
    nodes[0]?.html,
  ])
}

// axe checks each story in its final state. These states occur at the end of no story.
test('has no accessibility violations with selected cells, an error, open dialogs, and as a list', async () => {
  const t = texts.en
  const { unmount } = await renderTable()
  goTo(2, 2)
  await press('{Shift>}{ArrowDown}{/Shift}')
  expect(await violations()).toEqual([])
  await press('x{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await violations()).toEqual([])
  await press('{Escape}')
  for (const name of [t.keys_title, t.add_category]) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await violations()).toEqual([])
    await press('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  unmount()
  await renderTable({ width: 360 })
  await expect.element(page.getByRole('list')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('edits all fields of a line in its dialog on a phone, and asks about an ambiguous figure', async () => {
  const { port } = await renderTable({ width: 360 })
  await page.getByRole('listitem').nth(1).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: texts.en.columns.amount })
  await amount.fill('1.234')
  await expect.element(dialog.getByText(/1,234/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: texts.en.save })).toBeDisabled()
  await amount.fill('12,5')
  await dialog.getByRole('textbox', { name: texts.en.columns.notes }).fill('By phone')
  await dialog.getByRole('button', { name: texts.en.save }).click()
  await expect.poll(() => [port.items()[0]?.amount, port.items()[0]?.notes]).toEqual([12.5, 'By phone'])
  await expect.element(page.getByRole('listitem').nth(1).getByText('€9,375.00').first()).toBeVisible()
})

test('shows the exchange rate and how spent amounts are converted, or that there is no rate', async () => {
  const { unmount } = await renderTable()
  await expect.element(page.getByText('€1 = $1.0842')).toBeVisible()
  await expect.element(page.getByText(texts.en.spent_rate)).toBeVisible()
  expect(document.body.textContent).toContain('$4,463.85')
  unmount()
  const { unmount: again } = await renderTable({ usd_rate: null })
  await expect.element(page.getByText(texts.en.no_rate)).toBeVisible()
  expect(document.body.textContent).not.toContain('$')
  expect(document.body.textContent).not.toContain(texts.en.spent_rate)
  again()
  await renderTable({ currency: 'usd', usd_rate: null })
  await expect.element(page.getByRole('treegrid')).toBeVisible()
  expect(document.body.textContent).not.toContain(texts.en.no_rate)
})

test('converts spent amounts at each expense’s own rate, and counts expenses without a rate', async () => {
  const { budget, port, give } = await renderTable()
  const [first, second] = budget.items.filter(({ spent_minor }) => spent_minor > 0)
  const spent = columns.indexOf('spent_minor')
  const rowOf = (id: string | undefined) => 1 + budget.items.findIndex(item => item.id === id)
  const dollars = (minor: number, rate: number) => formatMoney(converted(minor, rate), 'usd')
  const text = (row: number, column = spent) => cellAt(row, column).textContent
  // Planned amounts use the project's rate of 1.0842. Spent amounts use the expenses' own rates.
  expect(text(rowOf(first?.id))).toContain(dollars(first?.spent_minor ?? 0, 1.1))
  expect(text(rowOf(first?.id), spent - 1)).toContain(dollars(first?.total_minor ?? 0, 1.0842))
  port.spendMeanwhile(first?.id ?? '', 100, null)
  const items = [...port.items()]
  const sumsOf = (id: string) => totalsOf(items.filter(item => item.category_id === id))
  const categories = budget.categories.map(category => ({ ...category, ...sumsOf(category.id) }))
  give({ ...budget, items, categories, totals: totalsOf(items) })
  const spentNow = formatMoney((first?.spent_minor ?? 0) + 100, 'eur')
  await expect.poll(() => text(rowOf(first?.id))).toContain(spentNow.replace(/[^\d.,]/g, ''))
  expect(text(rowOf(first?.id))).toContain(dollars(first?.spent_minor ?? 0, 1.1))
  expect(text(rowOf(second?.id))).toContain('$')
  await expect.element(page.getByText(texts.en.without_rate_one.replace('{{count}}', '1'))).toBeVisible()
  expect(text(0, spent - 1)).toContain('$')
})

test('adds the first category of an empty budget, and a line in it by keyboard', async () => {
  const { port } = await renderTable({ categories: 0 })
  await page.getByRole('button', { name: texts.en.add_category }).last().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox', { name: texts.en.columns.code, exact: false })).toHaveValue('1')
  await dialog.getByRole('button', { name: texts.en.add_category }).click()
  await expect.element(dialog.getByText(texts.en.errors.field_required).last()).toBeVisible()
  await dialog.getByRole('textbox', { name: texts.en.columns.name, exact: false }).fill('Travel')
  await dialog.getByRole('button', { name: texts.en.add_category }).click()
  await expect.element(page.getByRole('treegrid')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell')
  await press('{Control>}{Enter}{/Control}{Control>}a{/Control}Bus{Enter}')
  await expect.poll(() => port.items().map(({ name }) => name)).toEqual(['Bus'])
})

test('renders all rows for printing', async () => {
  const budget = budgetOf({ lines: 300, categories: 3 })
  await renderTable({ lines: 300, categories: 3 })
  dispatchEvent(new Event('beforeprint'))
  expect(document.querySelectorAll('[data-row]')).toHaveLength(budget.items.length + 4)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBeLessThan(80)
})
