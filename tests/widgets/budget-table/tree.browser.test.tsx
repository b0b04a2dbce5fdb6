import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { cellAt, goTo, press, renderTable, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

interface Node {
  nodeId: string
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  description?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

/** The browser's accessibility tree as screen readers receive it, without ignored nodes. */
const tree = async () => {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const { id } = frameTree.childFrames?.at(-1)?.frame ?? frameTree.frame
  const { nodes }: { nodes: Node[] } = await cdp().send('Accessibility.getFullAXTree', { frameId: id })
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const inside = (node: Node): Node[] =>
    (node.childIds ?? [])
      .flatMap(child => byId.get(child) ?? [])
      .flatMap(child => (child.ignored || child.role?.value === 'rowgroup' ? inside(child) : child))
  const grid = nodes.find(({ role }) => role?.value === 'treegrid')
  if (!grid) throw new Error('there is no treegrid')
  return { grid, inside }
}

const propertyOf = ({ properties = [] }: Node, name: string) =>
  properties.find(known => known.name === name)?.value.value

test('exposes rows, levels, columns, states, and names of the treegrid in the accessibility tree', async () => {
  await renderTable()
  const { grid, inside } = await tree()
  expect(grid.name?.value).toBe('Budget of Schools in Idlib')
  expect(propertyOf(grid, 'multiselectable')).toBe(true)
  const rows = inside(grid)
  expect(rows.map(({ role }) => role?.value)).toEqual(Array(10).fill('row'))
  const [head, category, line] = rows
  const cellsOf = (row: Node | undefined) => (row ? inside(row) : [])
  expect(cellsOf(head).map(({ role, name }) => [role?.value, String(name?.value).trim()])).toEqual(
    [
      'Code',
      'Name',
      'Quantity',
      'Unit',
      'Frequency',
      'Price €',
      'Load, %',
      'Planned €',
      'Spent €',
      'Committed €',
      'Surplus €',
      'Accounting code',
      'Notes',
    ].map(name => ['columnheader', name]),
  )
  for (const row of rows.slice(1))
    expect(cellsOf(row).map(({ role }) => role?.value)).toEqual(Array(13).fill('gridcell'))
  expect([propertyOf(category ?? grid, 'level'), propertyOf(category ?? grid, 'expanded')]).toEqual([1, true])
  expect([propertyOf(line ?? grid, 'level'), propertyOf(line ?? grid, 'expanded')]).toEqual([2, undefined])
  const cells = cellsOf(line)
  expect(cells.map(({ name }) => String(name?.value).trim()).slice(0, 7)).toEqual([
    '1.1',
    'Project coordinator',
    '1',
    'month',
    '12',
    '125.00',
    '50',
  ])
  expect(cells.map(cell => propertyOf(cell, 'readonly'))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  const link = cellsOf(rows[3])
    .flatMap(inside)
    .find(({ role }) => role?.value === 'link')
  expect(link?.name?.value).toContain('204.19')
})

test('exposes rejected and selected cells in the accessibility tree', async () => {
  await renderTable()
  goTo(2, 5)
  await press('1{Enter}')
  await expect.poll(() => cellAt(2, 5).dataset.state).toBe('rejected')
  goTo(4, 1)
  await press('{Shift>}{ArrowDown}{/Shift}')
  const { grid, inside } = await tree()
  const rejected = inside(grid)
    .flatMap(inside)
    .filter(cell => propertyOf(cell, 'invalid') === 'true')
  expect(rejected.map(({ name, description }) => [String(name?.value).trim(), description?.value])).toEqual([
    ['204.19', texts.en.states.rejected],
  ])
  const selected = inside(grid)
    .flatMap(inside)
    .filter(cell => propertyOf(cell, 'selected') === true)
  expect(selected.map(({ name }) => String(name?.value).trim())).toEqual(['Training', 'Hall with daily lunch'])
})
