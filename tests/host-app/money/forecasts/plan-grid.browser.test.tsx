import { editForecast, type Forecast as ForecastData } from '@portal/contract/money/budgets/forecasts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forecast as sample } from '../../../../stories/money/budget-records.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { show } from './show-forecast.tsx'

useFreshApi()

const grid = page.getByRole('grid', { name: 'Budget lines by month' })
const [first] = sample.rows
const open = sample.months.filter(({ locked }) => !locked)
const columnOf = (month: string | undefined) => sample.months.findIndex(one => one.month === month) + 3
const cellOf = (row: number, month: string | undefined) =>
  grid.element().querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${columnOf(month)}"]`)
const textOf = (row: number, month: string | undefined) => cellOf(row, month)?.textContent
const press = (row: number, month: string | undefined) =>
  cellOf(row, month)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0, cancelable: true }))

const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

const begin = async (given: ForecastData = sample) => {
  await page.viewport(1440, 900)
  show(given)
  await expect.element(grid).toBeVisible()
}

const plan = (row: number, month: string | undefined) =>
  sample.rows[row]?.months.find(one => one.month === month)?.plan_minor ?? 0

test('edits months by keyboard, and blocks saving while a line does not match its total', async () => {
  await begin()
  const [now, next] = open
  press(0, now?.month)
  await userEvent.keyboard('0{Enter}')
  await expect.element(page.getByText(/Still to plan/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save plan' })).toBeDisabled()
  const sum = ((plan(0, now?.month) + plan(0, next?.month)) / 100).toFixed(2)
  press(0, now?.month)
  await userEvent.keyboard(`{ArrowRight}${sum}{Tab}`)
  await expect.element(page.getByText('1 line changed')).toBeVisible()
  const sent: unknown[] = []
  api.on(editForecast, given => {
    sent.push(given)
    return { data: { ...sample, version: sample.version + 1 } }
  })
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ version: sample.version, rows: [{ item_id: first?.item.id }] })
  await expect.element(page.getByRole('button', { name: 'Save plan' })).not.toBeInTheDocument()
})

test('shows below the cell why its input is not an amount', async () => {
  await begin()
  const [now] = open
  press(0, now?.month)
  await userEvent.keyboard('5₺{Enter}')
  const box = page.getByRole('textbox')
  await expect.element(box).toHaveAccessibleDescription(/TRY/)
  const words = page.getByRole('alert').element().getBoundingClientRect()
  const cell = box.element().getBoundingClientRect()
  expect([words.top, words.right]).toEqual([cell.bottom, cell.right])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('discards an edit with Escape, and undoes one amount with Ctrl+Z', async () => {
  await begin()
  const [now] = open
  const before = textOf(0, now?.month)
  press(0, now?.month)
  await userEvent.keyboard('7{Escape}')
  expect(textOf(0, now?.month)).toBe(before)
  await userEvent.keyboard('8{Enter}')
  await expect.poll(() => textOf(0, now?.month)).toBe('8.00')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => textOf(0, now?.month)).toBe(before)
})

test('pastes a range from the focused cell on, undoes it with Ctrl+Z, and rejects invalid amounts', async () => {
  await begin()
  const [now, next] = open
  const before = [textOf(0, now?.month), textOf(1, next?.month)]
  press(0, now?.month)
  paste('1,234.50\t2\n3\t4')
  await expect.poll(() => textOf(0, now?.month)).toBe('1,234.50')
  expect([textOf(0, next?.month), textOf(1, now?.month), textOf(1, next?.month)]).toEqual(['2.00', '3.00', '4.00'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => [textOf(0, now?.month), textOf(1, next?.month)]).toEqual(before)
  paste('1\tsoon')
  await expect.element(page.getByText(/Nothing was pasted: soon is not an amount/)).toBeVisible()
  paste('₺1\t2')
  await expect
    .element(page.getByText(/^Nothing was pasted because of ₺1\. This amount is in .*TRY.*, but this field is in/))
    .toBeVisible()
  expect(textOf(0, now?.month)).toBe(before[0])
})

test('updates the sums of months while typing, and blocks typing into past months', async () => {
  await begin()
  const [now] = open
  const rows = sample.rows.length
  const before = sample.rows.reduce((sum, _, at) => sum + plan(at, now?.month), 0)
  press(0, now?.month)
  await userEvent.keyboard('{Delete}')
  const after = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format((before - plan(0, now?.month)) / 100)
  await expect.poll(() => textOf(rows, now?.month)).toBe(after)
  press(0, sample.months[0]?.month)
  await userEvent.keyboard('5')
  expect(grid.element().querySelector('input')).toBeNull()
})

test('scrolls vertically with the page only, and keeps the month headers in view', async () => {
  const many = Array.from({ length: 60 }, (_, at) => sample.rows.map(row => ({ row, at }))[at % sample.rows.length])
  const rows = many.flatMap(one => (one ? [{ ...one.row, item: { ...one.row.item, id: crypto.randomUUID() } }] : []))
  await begin({ ...sample, rows })
  const boxes = [...document.querySelectorAll<HTMLElement>('[role="grid"], [role="grid"] *')]
  const scrolling = boxes.filter(
    box => box.scrollHeight > box.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(box).overflowY),
  )
  expect(scrolling).toEqual([])
  cellOf(50, open[0]?.month)?.scrollIntoView({ block: 'center' })
  const head = grid.getByRole('columnheader').first().element().getBoundingClientRect()
  expect(head.top).toBeGreaterThanOrEqual(0)
  expect(head.bottom).toBeLessThan(200)
})
