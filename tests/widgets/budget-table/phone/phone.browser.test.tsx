import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderTable, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const t = texts.en
const rowAt = (at: number) => page.getByRole('listitem').nth(at)
const dialog = page.getByRole('dialog')
const box = (name: string) => dialog.getByRole('textbox', { name })
const save = () => dialog.getByRole('button', { name: t.save }).click()

beforeEach(() => page.viewport(360, 800))

test('keeps an unresolved conflict when other fields of the line are saved', async () => {
  const { port, budget } = await renderTable({ width: 360 })
  port.meanwhile(budget.items[0]?.id ?? '', { amount: 77 })
  await rowAt(1).getByRole('button').click()
  await box(t.columns.amount).fill('33')
  await save()
  await expect.element(rowAt(1).getByText(t.states.conflict)).toBeVisible()
  await expect.element(page.getByText(t.announcements.conflict_line)).toBeVisible()
  await rowAt(1).getByRole('button').click()
  await box(t.columns.notes).fill('By phone')
  await save()
  await expect.poll(() => port.items()[0]?.notes).toBe('By phone')
  await expect.element(rowAt(1).getByText(t.states.conflict)).toBeVisible()
  await rowAt(1).getByRole('button').click()
  await dialog.getByRole('button', { name: t.choose }).click()
  await dialog.getByRole('button', { name: t.keep_mine }).click()
  await expect.poll(() => port.items()[0]?.amount).toBe(33)
})

test('writes only edited fields, so that others’ edits while the dialog is open remain', async () => {
  const { port, budget, give } = await renderTable({ width: 360 })
  await rowAt(1).getByRole('button').click()
  await box(t.columns.unit).fill('week')
  port.meanwhile(budget.items[0]?.id ?? '', { name: 'Head of project' })
  give({ ...budget, items: [...port.items()] })
  await save()
  await expect.poll(() => port.items()[0]).toMatchObject({ unit: 'week', name: 'Head of project' })
})

test('shows the sums of lines, categories, and the total in dollars when there is a rate', async () => {
  const { unmount } = await renderTable({ width: 360, lines: 2, categories: 1 })
  await expect.element(rowAt(0).getByText('€1,566.76')).toBeVisible()
  await expect.element(rowAt(0).getByText('$1,698.68')).toBeVisible()
  await expect.element(rowAt(1).getByText('$813.15').first()).toBeVisible()
  await expect.element(page.getByText('$1,698.68').nth(1)).toBeVisible()
  await rowAt(1).getByRole('button').click()
  await expect.element(dialog.getByText('$813.15').first()).toBeVisible()
  unmount()
  await renderTable({ width: 360, usd_rate: null })
  await expect.element(rowAt(0)).toBeVisible()
  expect(document.body.textContent).not.toContain('$')
})

test('renames a category, and removes it with the right to do so', async () => {
  const { port, onRemoveCategory, unmount } = await renderTable({ width: 360 })
  await rowAt(0)
    .getByRole('button', { name: t.edit_category.replace('{{name}}', 'Staff') })
    .click()
  await box(t.columns.name).fill('People')
  await save()
  await expect.poll(() => port.categories()[0]?.name).toBe('People')
  await rowAt(0)
    .getByRole('button', { name: t.edit_category.replace('{{name}}', 'People') })
    .click()
  await dialog.getByRole('button', { name: t.delete_action }).click()
  await expect.poll(() => onRemoveCategory.mock.calls.length).toBe(1)
  unmount()
  await renderTable({ width: 360, holds: ['edit_item'] })
  await expect.element(rowAt(0)).toBeVisible()
  expect(rowAt(0).getByRole('button').elements()).toHaveLength(1)
})

test('deletes lines with the right to delete alone, and not without it', async () => {
  const { port, unmount } = await renderTable({ width: 360, holds: ['delete_item'] })
  await rowAt(1).getByRole('button').click()
  expect(dialog.getByRole('button', { name: t.save }).query()).toBeNull()
  await dialog.getByRole('button', { name: t.delete_action }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('Not needed')
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete_action }).click()
  await expect.poll(() => port.calls).toEqual(['deleteItem'])
  unmount()
  await renderTable({ width: 360, holds: ['edit_item'] })
  await rowAt(1).getByRole('button').click()
  await expect.element(dialog.getByRole('button', { name: t.save })).toBeVisible()
  expect(dialog.getByRole('button', { name: t.delete_action }).query()).toBeNull()
})

test('corrects a rejected line in its dialog', async () => {
  const { port } = await renderTable({ width: 360 })
  port.failNext({ code: 'invalid', errors: [{ path: 'name', code: 'too_long' }] })
  await page.getByRole('button', { name: t.add_line }).click()
  await expect.element(dialog.getByText(t.errors.too_long)).toBeVisible()
  await box(t.columns.name).fill('Cook')
  await save()
  await expect.poll(() => port.items().some(({ name }) => name === 'Cook')).toBe(true)
  expect(port.calls).toEqual(['addItem', 'addItem'])
})
