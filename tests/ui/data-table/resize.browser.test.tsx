import { DataTable } from '@portal/ui/DataTable'
import { Text } from '@portal/ui/Text'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { columns, keyOf, type Row, rowsOf, tidy } from './rows.tsx'

tidy()

const three = [...columns, { id: 'place', header: 'Place', cell: ({ id }: Row) => `Hall ${id}` }]

const Live = ({ first = {} }: { first?: Readonly<Record<string, number>> }) => {
  const [widths, setWidths] = useState(first)
  return (
    <DataTable
      columns={three}
      columnWidths={widths}
      label="Rows"
      onResize={setWidths}
      rowKey={keyOf}
      rows={rowsOf(3)}
      selected={new Set()}
      onSelect={() => undefined}
    />
  )
}

const head = (name: string) => page.getByRole('columnheader', { name, exact: true }).element()
const widthOf = (name: string) => Math.round(head(name).getBoundingClientRect().width)
const handleOf = (name: string) => head(name).querySelector('span[aria-hidden]') ?? document.body
const tableWidth = () => Math.round(document.querySelector('table')?.getBoundingClientRect().width ?? 0)
const wrapperWidth = () => document.querySelector('table')?.parentElement?.clientWidth ?? 0

const drag = async (name: string, by: number) => {
  const table = page.getByRole('table')
  const { left, top } = table.element().getBoundingClientRect()
  const handle = handleOf(name).getBoundingClientRect()
  const position = { x: handle.left + handle.width / 2 - left, y: handle.top + 10 - top }
  await userEvent.dragAndDrop(table, table, {
    sourcePosition: position,
    targetPosition: { ...position, x: position.x + by },
  })
}

test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)(
  'dragging widens a column while the table keeps its width, and a double click resets it (%s)',
  async (dir, sign) => {
    document.documentElement.dir = dir
    render(<Live />)
    const before = widthOf('Words')
    await drag('Words', 60 * sign)
    await expect.poll(() => widthOf('Words')).toBe(before + 60)
    expect(tableWidth()).toBe(wrapperWidth())
    await drag('Words', -90 * sign)
    await expect.poll(() => widthOf('Words')).toBe(before - 30)
    expect(tableWidth()).toBe(wrapperWidth())
    await userEvent.dblClick(handleOf('Words'))
    await expect.poll(() => widthOf('Words')).toBe(before)
  },
)

test('a table wider than its wrapper scrolls without scrolling the page', async () => {
  render(<Live first={{ id: 600, words: 600, place: 64 }} />)
  await expect.element(page.getByRole('region', { name: 'Rows' })).toHaveAttribute('data-wide')
  expect([widthOf('Key'), widthOf('Words'), widthOf('Place')]).toEqual([600, 600, 64])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('column widths are clamped, and ignored on phones', async () => {
  render(<Live first={{ id: 4, words: 4000 }} />)
  expect([widthOf('Key'), widthOf('Words')]).toEqual([64, 640])
  await page.viewport(360, 700)
  await expect.poll(() => document.querySelector('table')?.style.inlineSize).toBe('')
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('a column with a width keeps it beside many other columns', async () => {
  const others = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: `other${at}`, header: `Another column ${at}` },
    cell: ({ id }: Row) => id,
  }))
  const asked = {
    id: 'asked',
    header: 'Asked',
    width: 'medium' as const,
    cell: () => <Text>Enter a valid address</Text>,
  }
  render(<DataTable columns={[...others, asked]} label="Rows" rowKey={keyOf} rows={rowsOf(1)} />)
  expect(widthOf('Asked')).toBeGreaterThanOrEqual(176)
})
