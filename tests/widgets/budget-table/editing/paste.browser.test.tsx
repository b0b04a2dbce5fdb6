import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, paste, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const t = texts.en

test('previews a pasted block, sends it in one request, and undoes it in one step', async () => {
  const { port } = await renderTable()
  goTo(2, 1)
  paste('Driver\t3\tmonth\nCook\t4\tmonth\n"Guard\t24 h"\t5\tmonth\n')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Driver')).toBeVisible()
  expect(dialog.getByRole('table').element().textContent).toMatch(/Field officer.*Driver.*New line \(new\).*Guard/s)
  const heads = dialog
    .getByRole('columnheader')
    .elements()
    .map(head => head.textContent)
  expect(heads).toEqual([t.preview.line, t.columns.name, t.columns.amount, t.columns.unit])
  expect(dialog.getByRole('row').elements()).toHaveLength(4)
  // The parsed value with the pasted text, and the current value.
  await expect
    .element(dialog.getByRole('row', { name: /Driver/ }))
    .toMatchTextContent(/Driver.*Before: Field officer.*3/)
  await expect.element(dialog.getByText(/Budget total: .+ now, .+ after pasting/)).toBeVisible()
  expect(textAt(2, 1)).toBe('Field officer')
  await dialog.getByRole('button', { name: t.preview.apply }).click()
  await expect.poll(() => [2, 3, 4].map(row => textAt(row, 1))).toEqual(['Driver', 'Cook', 'Guard 24 h'])
  await expect.poll(() => port.items()).toHaveLength(7)
  expect(port.calls).toEqual(['changeItems'])
  await press('{Control>}z{/Control}')
  expect([2, 3, 4].map(row => textAt(row, 1))).toEqual(['Field officer', 'Accountant', 'Training'])
  await expect.poll(() => port.items()).toHaveLength(6)
})

test('warns in the preview when the lines would exceed the project’s budget', async () => {
  const { budget, give } = await renderTable()
  give({ ...budget, project: { ...budget.project, budget_minor: budget.totals.total_minor } })
  const [begin = ''] = t.preview.over_budget.split('{{')
  const warning = page.getByRole('dialog').getByText(begin, { exact: false })
  goTo(1, 2)
  paste('900\n900')
  await expect.element(warning).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: t.cancel }).click()
  goTo(1, 2)
  paste('0.01\n0.01')
  await expect.element(page.getByRole('dialog').getByText(/Budget total: .+ now, .+ after pasting/)).toBeVisible()
  expect(warning.query()).toBeNull()
})

test('pastes a single value without a preview', async () => {
  const { port } = await renderTable()
  goTo(1, 3)
  paste('week')
  await expect.poll(() => port.items()[0]?.unit).toBe('week')
})
