import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { announced, cellAt, goTo, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const t = texts.en
const theirs = (code: string) => ({
  ...{ id: idOf(3, 9), category_id: idOf(1, 0), code, name: 'Guard', amount: 1, frequency: 1, price_minor: 100 },
  load_percentage: 100,
})

/** Visible announcements. Others are for screen readers only and take no space. */
const seen = () =>
  [...document.querySelectorAll('[role="status"] > span')]
    .filter(span => span.getBoundingClientRect().width > 10)
    .map(span => span.textContent.trim())

test('keeps a line rejected for its duplicate code, with all input, until it has another code', async () => {
  const { port } = await renderTable()
  port.setOffline(true)
  goTo(1, 4)
  await press('{Control>}{Enter}{/Control}')
  await press('Interpreter{Enter}')
  goTo(2, 2)
  await press('12{Enter}')
  goTo(2, 0)
  await press('1.9{Enter}')
  await expect.poll(() => announced()).toContain(t.announcements.waiting)
  port.addMeanwhile(theirs('1.9'))
  port.addMeanwhile({ ...theirs('1.4'), id: idOf(3, 10) })
  port.setOffline(false)
  await expect.poll(() => cellAt(2, 0).dataset.state).toBe('rejected')
  expect([0, 1, 2].map(column => textAt(2, column))).toEqual(['1.9', 'Interpreter', '12'])
  await expect.poll(seen).toEqual([`${t.announcements.line_not_stored} ${t.errors.code_taken}`])
  goTo(2, 0)
  expect(cellAt(2, 0).textContent).toContain(t.errors.code_taken)
  const note = cellAt(2, 0).lastElementChild?.getBoundingClientRect()
  expect(note?.left).toBeGreaterThanOrEqual(cellAt(2, 0).getBoundingClientRect().left)
  await press('{Escape}')
  expect(cellAt(2, 0).dataset.state).toBe('rejected')
  await press('1.10{Enter}')
  await expect.poll(() => port.items()[1]).toMatchObject({ code: '1.10', name: 'Interpreter', amount: 12 })
})

test('removes a rejected line without the right to delete, and restores it with undo', async () => {
  const { port } = await renderTable({ holds: ['add_item', 'edit_item'] })
  port.failNext({ code: 'privilege_missing' })
  goTo(1, 4)
  await press('{Control>}{Enter}{/Control}{Escape}')
  await expect.poll(() => cellAt(2, 0).dataset.state).toBe('rejected')
  await press('{Control>}{Delete}{/Control}')
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete_action }).click()
  await expect.poll(() => textAt(2, 1)).toBe('Field officer')
  expect(port.calls).toEqual(['addItem'])
  await page.getByRole('button', { name: t.undo }).click()
  await expect.poll(() => port.items()[1]?.name).toBe(t.new_line)
})

describe('visible announcements', () => {
  test('show locked cells, rejections, connection changes, and deleted lines, without moving the table', async () => {
    const { port, budget } = await renderTable({ width: 1100 })
    const bar = page.getByText('€1 = $1.0842')
    await expect.element(bar).toBeVisible()
    const grid = () => document.querySelector('[role="treegrid"]')?.getBoundingClientRect().top
    const top = grid()
    goTo(1, 7)
    await press('5')
    expect(seen()).toEqual([t.announcements.locked])
    goTo(2, 5)
    await press('1{Enter}')
    await expect.poll(seen).toEqual([`${t.announcements.rejected} ${t.errors.below_spent}`])
    port.setOffline(true)
    goTo(3, 1)
    await press('Cook{Enter}')
    await expect.element(page.getByText(t.waiting_one.replace('{{count}}', '1'))).toBeVisible()
    port.setOffline(false)
    await expect.poll(() => seen().join()).toContain(t.announcements.back)
    port.failNext({ code: 'not_found' })
    goTo(3, 1)
    await press('Baker{Enter}')
    await expect.poll(() => seen().join()).toContain('1.3 Baker')
    expect(budget.items[2]?.name).toBe('Accountant')
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
    expect(grid()).toBe(top)
  })
})

test.each([2, 7])('shows the reason for rejecting row %i unclipped, even above the totals', async row => {
  await renderTable()
  goTo(row, 5)
  await press('1{Enter}')
  await expect.poll(() => cellAt(row, 5).dataset.state).toBe('rejected')
  goTo(row, 5)
  const { left, top, width, height } = cellAt(row, 5).lastElementChild?.getBoundingClientRect() ?? new DOMRect()
  for (const at of [0.1, 0.9]) {
    const seen = document.elementFromPoint(left + width / 2, top + height * at)
    expect(seen?.textContent).toContain(t.errors.below_spent)
  }
})
