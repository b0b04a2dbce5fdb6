import { type Column, DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { columns, hrefOf, keyOf, type Row, rowsOf, show, tidy } from './rows.tsx'

tidy()

describe('selecting a row', () => {
  test('renders only that row again', async () => {
    const calls: string[] = []
    const counting: readonly Column<Row>[] = [
      {
        id: 'id',
        header: 'Key',
        cell: ({ id }) => {
          calls.push(id)
          return id
        },
      },
    ]
    const rows = rowsOf(10)
    const Live = () => {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
      return (
        <DataTable
          columns={counting}
          label="Rows"
          onSelect={setSelected}
          rowKey={keyOf}
          rows={rows}
          selected={selected}
        />
      )
    }
    render(<Live />)
    calls.length = 0
    await page.getByRole('checkbox', { name: 'select_row r7' }).click()
    expect(new Set(calls)).toEqual(new Set(['r7']))
  })
})

test('more rows are requested automatically near the end, once per length', async () => {
  const onPress = vi.fn()
  const { rerender } = show(rowsOf(5), { more: { onPress, isAutomatic: true } })
  await expect.poll(() => onPress).toHaveBeenCalledTimes(1)
  const again = (count: number) => (
    <DataTable
      columns={columns}
      label="Rows"
      more={{ onPress, isAutomatic: true }}
      rowHref={hrefOf}
      rowKey={keyOf}
      rows={rowsOf(count)}
    />
  )
  rerender(again(5))
  rerender(again(8))
  await expect.poll(() => onPress).toHaveBeenCalledTimes(2)
})

test('the column that names the row can’t be hidden', () => {
  show(rowsOf(1), { hiddenColumns: ['id', 'words'] })
  expect(page.getByRole('columnheader').elements()).toHaveLength(1)
  expect(page.getByRole('columnheader', { name: 'Key' }).elements()).toHaveLength(1)
})

test.each(['ltr', 'rtl'] as const)('numbers are right-aligned in %s', async dir => {
  document.documentElement.dir = dir
  const figures: readonly Column<Row>[] = [
    ...columns,
    { id: 'sum', header: 'Sum of what was paid', align: 'end', cell: ({ words }) => <bdi dir="ltr">{words}</bdi> },
  ]
  show(
    rowsOf(2, at => (at === 0 ? '8.00' : '12,500.00')),
    { columns: figures },
  )
  const ends = [...document.querySelectorAll('bdi')].map(figure => figure.getBoundingClientRect().right)
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 1)
})

test('on a phone an email that doesn’t fit beside its label is on one line below it', async () => {
  await page.viewport(320, 640)
  const words: Column<Row> = { id: 'words', header: 'Electronic mail', cell: row => <Isolate>{row.words}</Isolate> }
  show(
    rowsOf(1, () => 'mahmoud.sulaiman@example.org'),
    { columns: [...columns.slice(0, 1), words] },
  )
  const email = page.getByText('mahmoud.sulaiman@example.org')
  await expect.element(email).toBeVisible()
  expect(email.element().getClientRects()).toHaveLength(1)
  await page.viewport(1280, 800)
})

test('on a phone the label of an empty cell is hidden', async () => {
  await page.viewport(320, 640)
  const words: Column<Row> = { id: 'words', header: 'Problems', cell: row => row.words || null }
  show(
    rowsOf(2, at => (at === 0 ? '' : 'No date')),
    { columns: [...columns.slice(0, 1), words] },
  )
  await expect.element(page.getByText('No date')).toBeVisible()
  const cells = page
    .getByRole('cell')
    .elements()
    .filter(cell => cell.getAttribute('data-label') === 'Problems')
  expect(cells.map(cell => cell.textContent)).toEqual(['No date'])
  await page.viewport(1280, 800)
})
