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

/** Text of the focused row if it is fully visible above the totals. */
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

test.each([20, 600])('scrolls to and focuses an added line or category among %i lines', async lines => {
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

test('returns the focus to the button after Cancel', async () => {
  await renderTable({ width: 360, lines: 20 })
  await page.getByRole('button', { name: t.add_category }).click()
  await press(t.cancel)
  await expect.element(page.getByRole('button', { name: t.add_category })).toHaveFocus()
})

test('focuses the very first category', async () => {
  await renderTable({ width: 360, categories: 0 })
  await page.getByRole('button', { name: t.add_category }).last().click()
  await box(t.columns.name).fill('Travel')
  await press(t.add_category)
  await expect.poll(seenRow).toContain('Travel')
})

test('focuses the next line after a deletion', async () => {
  await renderTable({ width: 360, holds: ['delete_item'] })
  const row = page.getByRole('listitem').nth(1)
  await row.getByRole('button').click()
  await press(t.delete_action)
  await page.getByRole('alertdialog').getByRole('textbox').fill('Not needed')
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete_action }).click()
  await expect.poll(seenRow).toContain('Field officer')
})

test('scrolls smoothly, or instantly with reduced motion', async () => {
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
