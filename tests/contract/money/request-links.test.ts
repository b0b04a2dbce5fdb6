import { isForAll, withAll, withRow } from '@portal/contract/money/expenses/request-links'
import { expect, test } from 'vitest'

const line = (id: string, item: string) => ({ id, item: { id: item, code: item } })
const lines = [line('chairs', 'A1'), line('tables', 'A1'), line('fuel', 'B1')] as const
const [chairs, tables, fuel] = lines

test('links all rows of a budget line to at most one request line', () => {
  const both = withAll(withAll([], chairs, true, lines), fuel, true, lines)
  expect(both).toEqual([{ request_item_id: 'chairs' }, { request_item_id: 'fuel' }])
  const moved = withAll(both, tables, true, lines)
  expect(moved).toEqual([{ request_item_id: 'fuel' }, { request_item_id: 'tables' }])
  expect([chairs, tables, fuel].map(one => isForAll(moved, one))).toEqual([false, true, true])
  expect(withAll(moved, tables, false, lines)).toEqual([{ request_item_id: 'fuel' }])
})

test('links a row by its last choice, and leaves other rows unchanged', () => {
  const chosen = withRow(withRow([{ request_item_id: 'fuel' }], { line: 2 }, 'chairs'), { line: 3 }, 'chairs')
  expect(chosen).toEqual([{ request_item_id: 'fuel' }, { request_item_id: 'chairs', rows: [2, 3] }])
  expect(withRow(chosen, { line: 2 }, null)).toEqual([
    { request_item_id: 'fuel' },
    { request_item_id: 'chairs', rows: [3] },
    { request_item_id: null, rows: [2] },
  ])
  expect(withRow(withRow([], { line: 2 }, 'chairs'), { line: 2 }, 'tables')).toEqual([
    { request_item_id: 'tables', rows: [2] },
  ])
})
