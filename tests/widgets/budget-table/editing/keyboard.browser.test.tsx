import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { announced, cellAt, goTo, place, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('the table is a single tab stop, and Tab leaves it', async () => {
  await renderTable()
  await expect.element(page.getByRole('button', { name: texts.en.keys_title })).toBeVisible()
  page.getByRole('button', { name: texts.en.keys_title }).element().focus()
  await userEvent.tab()
  expect(place()).toEqual([0, 0])
  await press('{ArrowRight}{ArrowDown}')
  expect(place()).toEqual([1, 1])
  await userEvent.tab()
  expect(document.activeElement?.closest('[role="treegrid"]')).toBeNull()
})

test('moves with arrows, Home, End, page keys, and Ctrl as in a spreadsheet, and stops at the edges', async () => {
  await renderTable({ lines: 200, categories: 2 })
  goTo(1, 2)
  const walk = async (keys: string, ...at: [number, number]) => {
    await press(keys)
    expect(place(), keys).toEqual(at)
  }
  await walk('{ArrowRight}', 1, 3)
  await walk('{ArrowLeft}{ArrowLeft}', 1, 1)
  await walk('{ArrowUp}{ArrowUp}{ArrowUp}', 0, 1)
  await walk('{End}', 0, 12)
  await walk('{ArrowRight}', 0, 12)
  await walk('{Home}', 0, 0)
  await walk('{Control>}{End}{/Control}', 202, 12)
  await walk('{ArrowUp}', 201, 12)
  await walk('{Control>}{ArrowLeft}{/Control}', 201, 0)
  await walk('{Control>}{Home}{/Control}', 0, 0)
  await press('{PageDown}')
  const [down] = place()
  expect(down).toBeGreaterThan(5)
  await walk('{PageUp}', 0, 0)
})

test('scrolls the focused cell into view, clear of the header, totals, and sticky columns', async () => {
  await renderTable({ lines: 300, categories: 3, width: 1100 })
  goTo(1, 0)
  for (const keys of ['{PageDown}{PageDown}', '{ArrowDown}', '{End}', '{Home}{ArrowRight}{ArrowRight}', '{PageUp}']) {
    await press(keys)
    const { top, bottom, left, right } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    expect(document.activeElement?.contains(at), keys).toBe(true)
  }
})

test('moves with arrows in the direction of the page in Arabic', async () => {
  await renderTable({ language: 'ar' })
  goTo(1, 2)
  await press('{ArrowLeft}')
  expect(place()).toEqual([1, 3])
  await press('{ArrowRight}{ArrowRight}')
  expect(place()).toEqual([1, 1])
})

test('overwrites a cell by typing, moves down with Enter, and updates totals immediately', async () => {
  const { port } = await renderTable({ lines: 2, categories: 1 })
  const release = port.hold()
  goTo(1, 2)
  await press('20{Enter}')
  expect(place()).toEqual([2, 2])
  // 20 × 12 × 125.00 × 50% on this line, plus 816.76 on the other line.
  expect([textAt(1, 7), textAt(0, 7), textAt(3, 7)]).toEqual(['15,000.00', '15,816.76', '15,816.76'])
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('saving')
  release()
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('saved')
  expect(announced()).toContain(texts.en.announcements.saved)
  expect(port.items()[0]?.amount).toBe(20)
})

test('edits with F2 and Enter, cancels with Escape, and moves on with Tab or back with Shift+Tab', async () => {
  const { port } = await renderTable()
  goTo(1, 1)
  await press('{F2}')
  await press(' B{Tab}')
  expect([textAt(1, 1), place()]).toEqual(['Project coordinator B', [1, 2]])
  await press('{Enter}')
  await press('9{Escape}')
  expect([textAt(1, 2), place()]).toEqual(['1', [1, 2]])
  await press('7{Shift>}{Tab}{/Shift}')
  expect([textAt(1, 2), place()]).toEqual(['7', [1, 1]])
  await expect.poll(() => port.items()[0]?.name).toBe('Project coordinator B')
})

test('moves to the next cell with Tab after an edit, and leaves the table with Tab after other navigation', async () => {
  const { port } = await renderTable()
  const inTable = () => document.activeElement?.closest('[role="treegrid"]') !== null
  goTo(1, 1)
  await press('First{Enter}{Tab}')
  expect(place()).toEqual([2, 2])
  await press('8{Tab}{Tab}')
  expect([textAt(2, 2), place()]).toEqual(['8', [2, 4]])
  await press('{Shift>}{Tab}{/Shift}5 days{Enter}')
  expect([textAt(2, 3), place()]).toEqual(['5 days', [3, 3]])
  await press('{Escape}')
  await userEvent.tab()
  expect(inTable()).toBe(false)
  goTo(1, 1)
  await press('Second{Enter}{ArrowUp}{ArrowDown}{ArrowUp}')
  await userEvent.tab()
  expect(inTable()).toBe(false)
  await expect.poll(() => port.items().slice(0, 2)).toMatchObject([{ name: 'Second' }, { amount: 8, unit: '5 days' }])
})

test('leaves the table with Tab at the end of a row, even after an edit', async () => {
  await renderTable()
  goTo(1, 11)
  await press('A note{Tab}')
  await userEvent.tab()
  expect(document.activeElement?.closest('[role="treegrid"]')).toBeNull()
})

test('accepts Arabic-Indic digits and both decimal marks, and asks about an ambiguous figure', async () => {
  await renderTable()
  goTo(1, 5)
  await press('{Enter}{Control>}a{/Control}١٬٢٣٤٫٥٠{Enter}')
  expect(textAt(1, 5)).toBe('1,234.50')
  goTo(1, 5)
  await press('1.234,56{Enter}')
  expect(textAt(1, 5)).toBe('1,234.56')
  goTo(1, 5)
  await press('1.234{Enter}')
  await expect.element(page.getByRole('alert').getByText(/1,234/)).toBeVisible()
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
  await press('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}1234{Enter}')
  expect(textAt(1, 5)).toBe('1,234.00')
})

test('shows invalid input as an error in the cell, and keeps it as rejected after clicking elsewhere', async () => {
  const { port } = await renderTable()
  goTo(1, 2)
  await press('abc{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.en.errors.unreadable)
  goTo(5, 4)
  await expect.poll(() => cellAt(1, 2).getAttribute('aria-invalid')).toBe('true')
  goTo(1, 2)
  await press('{Enter}')
  expect(document.activeElement).toHaveValue('abc')
  expect(port.calls).toEqual([])
})

test('collapses a category with the left arrow in its first cell, and expands it with the right arrow', async () => {
  await renderTable()
  const category = () => document.querySelector('[role="row"][aria-expanded]')
  goTo(0, 0)
  await press('{ArrowLeft}')
  await expect.poll(() => category()?.getAttribute('aria-expanded')).toBe('false')
  await press('{ArrowRight}')
  await expect.poll(() => category()?.getAttribute('aria-expanded')).toBe('true')
  await press('{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-column')).toBe('1')
})
