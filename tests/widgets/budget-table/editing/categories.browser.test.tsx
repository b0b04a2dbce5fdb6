import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { announced, cellAt, goTo, onDevice, place, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const t = texts.en
const dialog = page.getByRole('dialog')
const box = (name: string) => dialog.getByRole('textbox', { name, exact: false })

/** Adds a category after the two existing ones, so that its row precedes the totals. */
const add = async (name: string, code?: string) => {
  await page.getByRole('button', { name: t.add_category }).click()
  if (code !== undefined) await box(t.columns.code).fill(code)
  await box(t.columns.name).fill(name)
  await dialog.getByRole('button', { name: t.add_category }).click()
}

test('shows a duplicate code in its cell, where it can be corrected, and preserves the name', async () => {
  const { port } = await renderTable()
  await add('Travel', '1')
  await expect.poll(() => cellAt(8, 0).dataset.state).toBe('rejected')
  await expect.poll(place).toEqual([8, 0])
  expect(announced()).toContain(t.announcements.category_not_stored)
  expect([textAt(8, 1), cellAt(8, 0).textContent]).toEqual(['Travel', expect.stringContaining(t.errors.code_taken)])
  await press('{Enter}')
  expect(document.activeElement).toHaveValue('1')
  await press('{Control>}a{/Control}3{Enter}')
  await expect.poll(() => port.categories().at(-1)).toMatchObject({ code: '3', name: 'Travel' })
  await expect.poll(() => cellAt(8, 0).dataset.state === 'rejected').toBe(false)
  goTo(8, 0)
  await press('{Enter}')
  expect(cellAt(8, 0).parentElement?.getAttribute('aria-expanded')).toBe('false')
})

test('removes a rejected category without the right to delete, after a confirmation that lists its lines', async () => {
  const { port, onRemoveCategory } = await renderTable({ holds: ['add', 'add_item', 'edit_item'] })
  port.failNext({ code: 'privilege_missing' })
  await add('Travel')
  await expect.poll(() => cellAt(8, 0).dataset.state).toBe('rejected')
  await press('{Control>}{Enter}{/Control}Bus{Enter}')
  goTo(8, 0)
  await press('{Control>}{Delete}{/Control}')
  const asked = page.getByRole('alertdialog')
  await expect.element(asked.getByText('Travel')).toBeVisible()
  await expect.element(asked.getByText('Bus')).toBeVisible()
  await asked.getByRole('button', { name: t.delete_action }).click()
  await expect.poll(() => textAt(8, 1)).toBe(t.total)
  expect(announced()).toContain(t.announcements.dropped)
  expect(onRemoveCategory).not.toHaveBeenCalled()
  expect([port.calls, onDevice()]).toEqual([['addCategory'], []])
})

test('corrects a rejected category in its dialog on a phone', async () => {
  const { port } = await renderTable({ width: 360 })
  await add('Travel', '1')
  const row = page.getByRole('listitem').nth(8)
  await expect.element(row.getByText(t.states.rejected)).toBeVisible()
  await row.getByRole('button', { name: t.edit_category.replace('{{name}}', 'Travel') }).click()
  await box(t.columns.code).fill('3')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect.poll(() => port.categories().at(-1)).toMatchObject({ code: '3', name: 'Travel' })
  await expect.element(row.getByText(t.states.rejected)).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onDevice()).toEqual([])
})

test('resends and removes a rejected category in its dialog on a phone', async () => {
  const { port } = await renderTable({ width: 360 })
  await add('Travel', '1')
  const row = page.getByRole('listitem').nth(8)
  await expect.element(row.getByText(t.states.rejected)).toBeVisible()
  await row.getByRole('button', { name: t.edit_category.replace('{{name}}', 'Travel') }).click()
  await expect.element(dialog.getByText(t.errors.code_taken)).toBeVisible()
  await box(t.columns.code).fill('2')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect.poll(() => port.calls).toEqual(['addCategory', 'addCategory'])
  await expect.element(row.getByText(t.states.rejected)).toBeVisible()
  await row.getByRole('button', { name: t.edit_category.replace('{{name}}', 'Travel') }).click()
  await dialog.getByRole('button', { name: t.delete_action }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete_action }).click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(8)
})

test('removes an unsent category in its dialog on a phone, but not one that was stored before the confirmation', async () => {
  const { port } = await renderTable({ width: 360 })
  const row = page.getByRole('listitem').nth(8)
  const remove = async () => {
    await row.getByRole('button', { name: t.edit_category.replace('{{name}}', 'Travel') }).click()
    await dialog.getByRole('button', { name: t.delete_action }).click()
  }
  const sure = page.getByRole('alertdialog').getByRole('button', { name: t.delete_action })
  port.setOffline(true)
  await add('Travel')
  await remove()
  await sure.click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(8)
  await add('Travel')
  await remove()
  port.setOffline(false)
  await expect.poll(() => port.categories()).toHaveLength(3)
  await sure.click()
  await expect.element(page.getByText(t.announcements.too_late)).toBeVisible()
  expect(row.element().textContent).toContain('Travel')
})
