import { formatMoney } from '@portal/ui/Money'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { announced, cellAt, copy, goTo, place, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('selects a block with Shift, copies it for spreadsheets, fills it down, and clears it', async () => {
  const { port } = await renderTable()
  goTo(1, 3)
  await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(6)
  expect(copy()).toBe('month\t12\nperson\t2\npiece\t3')
  await press('{Control>}d{/Control}')
  expect([1, 2, 3].map(row => textAt(row, 4))).toEqual(['12', '12', '12'])
  expect([1, 2, 3].map(row => textAt(row, 3))).toEqual(['month', 'month', 'month'])
  await expect.poll(() => port.items()[2]?.unit).toBe('month')
  expect(port.calls).toEqual(['changeItems'])
  goTo(1, 3)
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}')
  expect([1, 2, 3].map(row => textAt(row, 3))).toEqual(['', '', ''])
  await press('{Escape}')
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
})

test('undoes with Ctrl+Z, and redoes with Ctrl+Y or Ctrl+Shift+Z', async () => {
  const { port } = await renderTable()
  goTo(1, 2)
  await press('20{Enter}')
  await press('30{Enter}')
  await press('{Control>}z{/Control}')
  expect([textAt(1, 2), textAt(2, 2)]).toEqual(['20', '2'])
  await press('{Control>}z{/Control}')
  expect(textAt(1, 2)).toBe('1')
  expect(announced()).toContain(texts.en.announcements.undone)
  await press('{Control>}z{/Control}')
  expect(announced()).toContain(texts.en.announcements.no_undo)
  await press('{Control>}y{/Control}')
  await press('{Control>}{Shift>}z{/Shift}{/Control}')
  expect([textAt(1, 2), textAt(2, 2)]).toEqual(['20', '30'])
  await expect
    .poll(() =>
      port
        .items()
        .slice(0, 2)
        .map(({ amount }) => amount),
    )
    .toEqual([20, 30])
})

test('inserts a line below with Ctrl+Enter, deletes it with undo, and restores it with redo', async () => {
  const { port } = await renderTable()
  const sent = vi.spyOn(port, 'deleteItem')
  goTo(1, 4)
  await press('{Control>}{Enter}{/Control}')
  expect(place()).toEqual([2, 1])
  await press('Interpreter{Enter}')
  expect([textAt(2, 0), textAt(2, 1), textAt(3, 1)]).toEqual(['1.4', 'Interpreter', 'Field officer'])
  await expect.poll(() => port.items()[1]?.name).toBe('Interpreter')
  await press('{Control>}z{/Control}{Control>}z{/Control}')
  expect(textAt(2, 1)).toBe('Field officer')
  await expect.poll(() => port.items()).toHaveLength(6)
  expect(sent.mock.lastCall?.[0]).toMatchObject({ reason: texts.en.undo_reason })
  await press('{Control>}y{/Control}{Control>}y{/Control}')
  expect(textAt(2, 1)).toBe('Interpreter')
  await expect.poll(() => port.items()[1]?.name).toBe('Interpreter')
})

test('deletes a line with Ctrl+Delete and a reason, restores it with undo, and keeps a line in use', async () => {
  const { port, budget } = await renderTable()
  const sent = vi.spyOn(port, 'deleteItem')
  goTo(1, 2)
  await press('{Control>}{Delete}{/Control}')
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('Project coordinator')).toBeVisible()
  await dialog.getByRole('button', { name: texts.en.cancel }).click()
  expect(port.calls).toEqual([])
  await expect.poll(place).toEqual([1, 2])
  await press('{Control>}{Delete}{/Control}')
  const [first] = budget.items
  await expect.element(dialog.getByText(formatMoney(first?.total_minor ?? 0, budget.project.currency))).toBeVisible()
  const remove = dialog.getByRole('button', { name: texts.en.delete_action })
  await remove.click()
  await expect.element(dialog.getByText(texts.en.errors.reason_required)).toBeVisible()
  expect(port.calls).toEqual([])
  await dialog.getByRole('textbox').fill('The donor pays it')
  await remove.click()
  await expect.poll(() => textAt(1, 1)).toBe('Field officer')
  await expect.poll(() => port.items()).toHaveLength(5)
  expect(sent).toHaveBeenCalledWith({ id: first?.id, version: 1, reason: 'The donor pays it' })
  await expect.poll(place).toEqual([1, 2])
  await press('{Control>}{Delete}{/Control}')
  expect(announced()).toContain(texts.en.errors.in_use)
  expect(cellAt(1, 0).getAttribute('aria-invalid')).toBe('true')
  expect(page.getByRole('alertdialog').query()).toBeNull()
  await press('{Control>}z{/Control}')
  await expect.poll(() => port.items()).toHaveLength(6)
  // Restoring the same ID keeps the line's forecast on the server.
  expect(port.items().map(({ id }) => id)).toEqual(budget.items.map(({ id }) => id))
  expect(textAt(1, 1)).toBe('Project coordinator')
})

test('collapses a category with Enter, opens a figure’s rows, and asks the host to remove a category', async () => {
  const { navigate, onRemoveCategory, budget } = await renderTable()
  goTo(0, 0)
  await press('{Enter}')
  expect([textAt(1, 0), document.querySelectorAll('[aria-level="2"]').length]).toEqual(['2', 3])
  await press('{Enter}')
  goTo(2, 8)
  await press('{Enter}')
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/expenses?item=${budget.items[1]?.id}`)
  goTo(0, 1)
  await press('{Control>}{Delete}{/Control}')
  expect(onRemoveCategory).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '1' }))
})

test('edits a category’s name in its cell', async () => {
  const { port } = await renderTable()
  goTo(0, 1)
  await press('People{Enter}')
  expect(textAt(0, 1)).toBe('People')
  await expect.poll(() => port.categories()[0]?.name).toBe('People')
})
