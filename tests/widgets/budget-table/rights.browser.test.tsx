import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cellAt, goTo, paste, place, press, renderTable, textAt, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const { add_line, add_category, undo, redo, delete_here, keys_title } = texts.en

/** The names of the buttons over the table, in their order. */
const buttons = async () => {
  await expect.element(page.getByRole('button', { name: keys_title })).toBeVisible()
  const tools = page.getByRole('button').elements()
  return tools.flatMap(button => {
    const name = button.getAttribute('aria-label') ?? button.textContent
    return name === keys_title || button.closest('[role="treegrid"]') ? [] : [name]
  })
}

const trash = page.getByRole('button', { name: delete_here })

describe('a holder of one command alone sees exactly its buttons', () => {
  test.each([
    ['add_item', [add_line]],
    ['edit_item', [undo, redo]],
    ['delete_item', [delete_here]],
    ['add', [add_category, undo, redo]],
    ['delete', [delete_here]],
    ['import_items', []],
    ['import_expenses', []],
    ['download_report', []],
  ] as const)('%s', async (command, names) => {
    await renderTable({ holds: [command] })
    expect(await buttons()).toEqual(names)
  })
})

test('who may delete lines deletes one with the button, and is offered nothing on a category', async () => {
  const { port } = await renderTable({ holds: ['delete_item'] })
  await expect.element(trash).toBeDisabled()
  goTo(1, 2)
  await trash.click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('Not needed')
  await page.getByRole('alertdialog').getByRole('button', { name: texts.en.delete_action }).click()
  await expect.poll(() => port.calls).toEqual(['deleteItem'])
})

test('who may delete categories is asked to remove one, and is offered nothing on a line', async () => {
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

describe('who may add lines and not change them', () => {
  const alone = { holds: ['add_item'] } as const
  const begin = async () => {
    goTo(1, 2)
    await press('{Control>}{Enter}{/Control}')
    expect(place()).toEqual([2, 1])
  }

  test('types the first values of a new line, which is sent once when its row is left', async () => {
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

  test('sends it with its name when that is written with Enter', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('Driver{Enter}')
    await expect.poll(() => port.items()[1]?.name).toBe('Driver')
    expect(port.calls).toEqual(['addItem'])
  })

  test('takes along what is being typed when another cell is pressed', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('Driver')
    await page.elementLocator(cellAt(5, 2)).click()
    await expect.poll(() => port.items()[1]?.name).toBe('Driver')
    expect(port.calls).toEqual(['addItem'])
  })

  test('removes it with Ctrl+Z, and nothing is sent', async () => {
    const { port } = await renderTable(alone)
    await begin()
    await press('{Escape}{Control>}z{/Control}')
    expect(textAt(2, 1)).toBe('Field officer')
    expect(port.calls).toEqual([])
  })

  test('stores it when the page is left', async () => {
    const { port, unmount } = await renderTable(alone)
    await begin()
    await press('Driver{Tab}')
    unmount()
    await expect.poll(() => port.items()[1]?.name).toBe('Driver')
  })

  test('pastes lines beyond the last one in one go', async () => {
    const { port } = await renderTable(alone)
    goTo(0, 1)
    paste('Driver\t2\nCook\t3')
    await page.getByRole('dialog').getByRole('button', { name: texts.en.preview.apply }).click()
    await expect.poll(() => port.items()).toHaveLength(8)
    expect(port.calls).toEqual(['changeItems'])
  })

  test('fills in the dialog of a new line on a phone, which is sent once with it', async () => {
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
