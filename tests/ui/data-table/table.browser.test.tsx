import { type Column, DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { columns, hrefOf, keyOf, link, type Row, rowsOf, show, takenOver, tidy } from './rows.tsx'

tidy()

describe('ticks', () => {
  test('draw again only the row that was ticked', async () => {
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

  test('with Shift reach from the last one on, over rows that are not drawn', async () => {
    const onSelect = vi.fn()
    show(rowsOf(1000), { selected: new Set(), onSelect })
    await takenOver()
    await page.getByRole('checkbox', { name: 'select_row r2', exact: true }).click()
    await page.getByRole('checkbox', { name: 'select_row r2', exact: true }).element().focus()
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{Shift>} {/Shift}')
    expect(onSelect.mock.lastCall?.[0].size).toBe(999)
  })
})

test('more is asked for on its own near the end, once for each length', async () => {
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

test('the column that names the row cannot be hidden', () => {
  show(rowsOf(1), { hiddenColumns: ['id', 'words'] })
  expect(page.getByRole('columnheader').elements()).toHaveLength(1)
  expect(page.getByRole('columnheader', { name: 'Key' }).elements()).toHaveLength(1)
})

test.each(['ltr', 'rtl'] as const)('figures are at the right in %s, where their decimals line up', async dir => {
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

describe.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('in a frame that scrolls aside (%s)', (dir, sign) => {
  const wide: readonly Column<Row>[] = [
    ...columns,
    ...[1, 2, 3, 4, 5].map(nth => ({
      id: `c${nth}`,
      header: `Column ${nth}`,
      cell: ({ id }: Row) => (
        <div style={{ inlineSize: '20rem' }}>
          <a href={`#${id}-${nth}`}>{`${id} link ${nth}`}</a>
        </div>
      ),
    })),
  ]
  const showWide = async () => {
    document.documentElement.dir = dir
    location.hash = ''
    show(rowsOf(3), { columns: wide, rowMenu: () => <button type="button">Menu</button> })
    const frame = page.getByRole('region', { name: 'Rows' })
    await expect.element(frame).toHaveAttribute('data-wide')
    return frame.element()
  }
  const cellOf = (name: string) => link(name).element().closest('td, th') ?? document.body
  const farFrom = (cell: Element) => ({ x: dir === 'rtl' ? 10 : cell.clientWidth - 10, y: 10 })

  test('a link of a cell is pressed itself, and any other place of the row opens it', async () => {
    await showWide()
    await userEvent.click(link('r2 link 1'))
    expect(location.hash).toBe('#r2-1')
    const cell = cellOf('r2 link 1')
    await userEvent.click(cell, { position: farFrom(cell) })
    expect(location.hash).toBe('#r2')
    await userEvent.click(page.getByText('Row 3', { exact: true }))
    expect(location.hash).toBe('#r3')
    await userEvent.click(link('r1'))
    expect(location.hash).toBe('#r1')
    await userEvent.click(page.getByRole('button', { name: 'Menu' }).nth(1))
    expect(location.hash).toBe('#r1')
  })

  test('a press with Control opens it as a link is opened so', async () => {
    await showWide()
    const pressed = new Promise<MouseEvent>(done => {
      const stop = (event: MouseEvent) => {
        if (!(event.target instanceof Element) || !event.target.matches('[data-opener]')) return
        event.preventDefault()
        removeEventListener('click', stop)
        done(event)
      }
      addEventListener('click', stop)
    })
    const cell = cellOf('r2 link 1')
    await userEvent.click(cell, { position: farFrom(cell), modifiers: ['ControlOrMeta'] })
    const { ctrlKey, metaKey } = await pressed
    expect(ctrlKey || metaKey).toBe(true)
  })

  test('the column that stays covers links that are scrolled under it', async () => {
    const frame = await showWide()
    const [first] = document.querySelectorAll('tbody :is(td, th)')
    const under = link('r1 link 2').element()
    const place = () => under.getBoundingClientRect()
    const stays = first?.getBoundingClientRect() ?? new DOMRect()
    frame.scrollLeft = place().x + place().width / 2 - (stays.x + stays.width / 2)
    await expect.poll(() => Math.sign(frame.scrollLeft)).toBe(sign)
    expect(document.elementFromPoint(place().x + place().width / 2, place().y + 5)?.closest('td, th')).toBe(first)
  })
})

test('on a phone an email that does not fit beside its label is under it in one piece', async () => {
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
