import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dispatchKey, goTo, place, press, renderTable, settled, textAt } from '../render-table.tsx'

afterEach(cleanup)

const box = () => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) return activeElement
  throw new Error('no cell is edited')
}

/** Writes 20 into an amount; the table has not gone on from it yet. */
const write = async () => {
  const shown = await renderTable({ lines: 3, categories: 1 })
  goTo(1, 2)
  await press('20')
  dispatchKey('Enter')
  expect([place(), box().value]).toEqual([[1, 2], '20'])
  return shown
}

test('a key that is pressed before that is for the cell that Enter leads to', async () => {
  await write()
  dispatchKey('ArrowDown')
  expect([place(), textAt(1, 2)]).toEqual([[3, 2], '20'])
  await settled()
  expect(place()).toEqual([3, 2])
})

test('a digit begins to be typed there, and goes into that cell', async () => {
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

test('what the cell makes of a key the browser does not do once more', async () => {
  await write()
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
  box().dispatchEvent(arrow)
  expect([arrow.defaultPrevented, place()]).toEqual([true, [2, 1]])
})

test('whoever presses another cell before that stays there, and nothing is written twice', async () => {
  const { port } = await write()
  goTo(3, 4)
  await settled()
  expect([place(), textAt(1, 2)]).toEqual([[3, 4], '20'])
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
  expect(port.calls).toEqual(['editItem'])
})

test('what was typed is written when the focus leaves the table', async () => {
  const { port } = await renderTable({ lines: 3, categories: 1 })
  goTo(1, 2)
  await press('20')
  box().blur()
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
})
