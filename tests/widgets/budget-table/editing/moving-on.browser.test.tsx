import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dispatchKey, goTo, place, press, renderTable, settled, textAt } from '../render-table.tsx'

afterEach(cleanup)

const box = () => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) return activeElement
  throw new Error('no cell is edited')
}

/** Types 20 into an amount and presses Enter. The total is new at once. The table moves on only in a later frame. */
const write = async () => {
  const shown = await renderTable({ lines: 3, categories: 1 })
  goTo(1, 2)
  await press('20')
  dispatchKey('Enter')
  expect([place(), box().value, textAt(1, 7)]).toEqual([[1, 2], '20', '15,000.00'])
  return shown
}

test('shows the new total before it moves to the next cell', async () => {
  await write()
  await expect.poll(place).toEqual([2, 2])
  expect(textAt(1, 2)).toBe('20')
})

test('applies an arrow key pressed right after Enter to the next cell', async () => {
  await write()
  dispatchKey('ArrowDown')
  expect([place(), textAt(1, 2)]).toEqual([[3, 2], '20'])
  await settled()
  expect(place()).toEqual([3, 2])
})

test('starts editing the next cell with a digit pressed right after Enter', async () => {
  const { port } = await renderTable({ lines: 3, categories: 1 })
  goTo(1, 2)
  await press('20{Enter}30{Enter}40{Enter}')
  expect([place(), textAt(1, 2), textAt(2, 2), textAt(3, 2)]).toEqual([[4, 2], '20', '30', '40'])
  await expect.poll(() => port.items().map(({ amount }) => amount)).toEqual([20, 30, 40])
  goTo(1, 2)
  await press('21')
  dispatchKey('Enter')
  dispatchKey('3')
  expect([place(), box().value, textAt(1, 2)]).toEqual([[2, 2], '', '21'])
  await expect.poll(() => port.items()[0]?.amount).toBe(21)
})

test('prevents the browser’s default for a key pressed right after Enter', async () => {
  await write()
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
  box().dispatchEvent(arrow)
  expect([arrow.defaultPrevented, place()]).toEqual([true, [2, 1]])
})

test('focuses a cell clicked right after Enter, and writes the value once', async () => {
  const { port } = await write()
  goTo(3, 4)
  await settled()
  expect([place(), textAt(1, 2)]).toEqual([[3, 4], '20'])
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
  expect(port.calls).toEqual(['editItem'])
})

test('writes the input when the focus leaves the table', async () => {
  const { port } = await renderTable({ lines: 3, categories: 1 })
  goTo(1, 2)
  await press('20')
  box().blur()
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
})
