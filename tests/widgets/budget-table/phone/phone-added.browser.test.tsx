import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { askForMotion, renderTable, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const t = texts.en
const dialog = page.getByRole('dialog')
const box = (name: string) => dialog.getByRole('textbox', { name, exact: false })
const press = (name: string) => dialog.getByRole('button', { name }).click()

/** The row that has the focus, where it is seen whole: inside the list, and over the totals. */
const seenRow = () => {
  const row = document.activeElement?.closest('li')
  const frame = row?.parentElement?.parentElement?.getBoundingClientRect()
  const totals = row?.parentElement?.nextElementSibling?.getBoundingClientRect()
  const { top, bottom } = row?.getBoundingClientRect() ?? new DOMRect()
  const isSeen = frame && totals && top >= frame.top - 1 && bottom <= totals.top + 1 && bottom <= innerHeight
  return isSeen ? row?.textContent : undefined
}
const addLine = async (name: string) => {
  await page.getByRole('button', { name: t.add_line }).click()
  await box(t.columns.name).fill(name)
  await press(t.save)
}
const addCategory = async (name: string) => {
  await page.getByRole('button', { name: t.add_category }).click()
  await box(t.columns.name).fill(name)
  await press(t.add_category)
}

test.each([20, 600])('of %i lines the list goes to the one that was added, and to the category', async lines => {
  await renderTable({ width: 360, lines, categories: 2 })
  await addCategory('Travel')
  await expect.poll(seenRow).toContain('Travel')
  await addLine('Bus')
  await expect.poll(seenRow).toContain('Bus')
  scrollTo(0, 0)
  await expect.poll(seenRow).toBeUndefined()
  await addLine('Cook')
  await expect.poll(seenRow).toContain('Cook')
})

test('whoever cancels stays where they were', async () => {
  await renderTable({ width: 360, lines: 20 })
  await page.getByRole('button', { name: t.add_category }).click()
  await press(t.cancel)
  await expect.element(page.getByRole('button', { name: t.add_category })).toHaveFocus()
})

test('the first category of all is gone to', async () => {
  await renderTable({ width: 360, categories: 0 })
  await page.getByRole('button', { name: t.add_category }).last().click()
  await box(t.columns.name).fill('Travel')
  await press(t.add_category)
  await expect.poll(seenRow).toContain('Travel')
})

test('after a line is deleted, the one that has taken its place has the focus', async () => {
  await renderTable({ width: 360, holds: ['delete_item'] })
  const row = page.getByRole('listitem').nth(1)
  await row.getByRole('button').click()
  await press(t.delete_action)
  await page.getByRole('alertdialog').getByRole('textbox').fill('Not needed')
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete_action }).click()
  await expect.poll(seenRow).toContain('Field officer')
})

test('it moves there smoothly, and at once for those who asked for stillness', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderTable({ width: 360, lines: 20 })
  const last = () => scroll.mock.calls.at(-1)?.[0]
  await askForMotion('no-preference')
  await addCategory('Travel')
  await expect.poll(last).toMatchObject({ behavior: 'smooth' })
  await askForMotion('reduce')
  await addCategory('Food')
  await expect.poll(last).toMatchObject({ behavior: 'instant' })
})
