import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cellAt, goTo, paste, place, press, renderTable, textAt, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const { add_line, add_category, undo, redo, delete_here, keys_title } = texts.en

/** Names of the toolbar's buttons, in order. */
const buttons = async () => {
  await expect.element(page.getByRole('button', { name: keys_title })).toBeVisible()
  const tools = page.getByRole('button').elements()
  return tools.flatMap(button => {
    const name = button.getAttribute('aria-label') ?? button.textContent
    return name === keys_title || button.closest('[role="treegrid"]') ? [] : [name]
  })
}

const trash = page.getByRole('button', { name: delete_here })

describe('the toolbar with a single command', () => {
  test.each([
    ['add_item', [add_line]],
    ['edit_item', [undo, redo]],
    ['delete_item', [delete_here]],
    ['add', [add_category, undo, redo]],
    ['delete', [delete_here]],
    ['import_items', []],
    ['import_expenses', []],
    ['download_report', []],
  ] as const)('shows only the buttons of %s', async (command, names) => {
    await renderTable({ holds: [command] })
    expect(await buttons()).toEqual(names)
  })
})

test('deletes a line with the toolbar’s button and the right to delete lines', async () => {
  const { port } = await renderTable({ holds: ['delete_item'] })
  await expect.element(trash).toBeDisabled()
  goTo(1, 2)
  await trash.click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('Not needed')
  await page.getByRole('alertdialog').getByRole('button', { name: texts.en.delete_action }).click()
  await expect.poll(() => port.calls).toEqual(['deleteItem'])
})

test('asks the host to remove a category with the right to delete categories, but deletes no line', async () => {
  const { budget, onRemoveCategory } = await renderTable({ holds: ['delete'] })
  goTo(1, 2)
  await expect.element(trash).toBeDisabled()
  goTo(0, 0)
  await trash.click()
  expect(onRemoveCategory).toHaveBeenCalledWith(budget.categories[0])
  goTo(1, 2)
  await press('{Control>}{Delete}{/Control}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

describe('with the right to add lines, but not to edit them', () => {
  const alone = { holds: ['add_item'] } as const
  const begin = async () => {
    goTo(1, 2)
    await press('{Control>}{Enter}{/Control}')
    expect(place()).toEqual([2, 1])
  }

  test('sends a new line once, when its row is left', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('Interpreter{Tab}12{Tab}day{Tab}')
    expect([textAt(2, 1), textAt(2, 2), textAt(2, 3)]).toEqual(['Interpreter', '12', 'day'])
    expect(port.calls).toEqual([])
    goTo(4, 2)
    await expect.poll(() => port.items()).toHaveLength(7)
    expect(port.items()[1]).toMatchObject({ code: '1.4', name: 'Interpreter', amount: 12, unit: 'day' })
    expect(port.calls).toEqual(['addItem'])
  })

  test('sends a new line with its name after Enter', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('Driver{Enter}')
    await expect.poll(() => port.items()[1]?.name).toBe('Driver')
    expect(port.calls).toEqual(['addItem'])
  })

  test('includes the current input in a new line when another cell is clicked', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('Driver')
    await page.elementLocator(cellAt(5, 2)).click()
    await expect.poll(() => port.items()[1]?.name).toBe('Driver')
    expect(port.calls).toEqual(['addItem'])
  })

  test('removes a new line with Ctrl+Z without sending it', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('{Escape}{Control>}z{/Control}')
    expect(textAt(2, 1)).toBe('Field officer')
    expect(port.calls).toEqual([])
  })

  test('stores a new line when the page is left', async () => {
    const { port, unmount } = await renderTable(alone)
    await begin()
    await press('Driver{Tab}')
    unmount()
    await expect.poll(() => port.items()[1]?.name).toBe('Driver')
  })

  test('pastes new lines in one request', async () => {
    const { port } = await renderTable(alone)
    goTo(0, 1)
    paste('Driver\t2\nCook\t3')
    await page.getByRole('dialog').getByRole('button', { name: texts.en.preview.apply }).click()
    await expect.poll(() => port.items()).toHaveLength(8)
    expect(port.calls).toEqual(['changeItems'])
  })

  test('sends a new line once from its dialog on a phone', async () => {
    const { port } = await renderTable({ ...alone, width: 360 })
    await page.getByRole('button', { name: add_line }).click()
    const store = page.getByRole('dialog')
    await store.getByRole('textbox', { name: texts.en.columns.name }).fill('Interpreter')
    await store.getByRole('textbox', { name: texts.en.columns.amount }).fill('12')
    await store.getByRole('button', { name: texts.en.save }).click()
    await expect.poll(() => port.items().find(({ name }) => name === 'Interpreter')?.amount).toBe(12)
    expect(port.calls).toEqual(['addItem'])
  })
})
