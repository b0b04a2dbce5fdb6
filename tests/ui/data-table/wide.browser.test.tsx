import type { Column } from '@portal/ui/DataTable'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { columns, link, type Row, rowsOf, show, tidy } from './rows.tsx'

tidy()

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
const showWide = async (dir = 'ltr') => {
  document.documentElement.dir = dir
  location.hash = ''
  show(rowsOf(3), { columns: wide, rowMenu: () => <button type="button">Menu</button> })
  const frame = page.getByRole('region', { name: 'Rows' })
  await expect.element(frame).toHaveAttribute('data-wide')
  return frame.element()
}

describe.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('in a region that scrolls horizontally (%s)', (dir, sign) => {
  test('row menus stay at the visible end', async () => {
    const frame = await showWide(dir)
    const isInside = () =>
      page
        .getByRole('button', { name: 'Menu' })
        .elements()
        .every(menu => {
          const [outer, inner] = [frame.getBoundingClientRect(), menu.getBoundingClientRect()]
          const shown = document.elementFromPoint(inner.x + inner.width / 2, inner.y + inner.height / 2)
          return inner.left >= outer.left && inner.right <= outer.right && shown === menu
        })
    for (const share of [0, 0.5, 1]) {
      frame.scrollLeft = sign * share * (frame.scrollWidth - frame.clientWidth)
      await expect.poll(isInside).toBe(true)
    }
  })

  test('the sticky column covers links that scroll under it', async () => {
    const frame = await showWide(dir)
    const [first] = document.querySelectorAll('tbody :is(td, th)')
    const under = link('r1 link 2').element()
    const place = () => under.getBoundingClientRect()
    const stays = first?.getBoundingClientRect() ?? new DOMRect()
    frame.scrollLeft = place().x + place().width / 2 - (stays.x + stays.width / 2)
    await expect.poll(() => Math.sign(frame.scrollLeft)).toBe(sign)
    expect(document.elementFromPoint(place().x + place().width / 2, place().y + 5)?.closest('td, th')).toBe(first)
  })
})

describe('in a region that scrolls horizontally', () => {
  test('the focus ring of a row is above its menu', async () => {
    const frame = await showWide()
    await userEvent.tab()
    while (!document.activeElement?.matches('[data-opener]')) await userEvent.tab()
    const naming = document.activeElement.closest('th, td')
    const menu = page.getByRole('button', { name: 'Menu' }).first().element().closest('td')
    if (!naming || !menu) throw new Error('the row has no menu')
    expect(frame.contains(naming)).toBe(true)
    expect(Number(getComputedStyle(naming).zIndex)).toBeGreaterThan(Number(getComputedStyle(menu).zIndex))
  })

  const cellOf = (name: string) => link(name).element().closest('td, th') ?? document.body
  const farFrom = (cell: Element) => ({ x: cell.clientWidth - 10, y: 10 })

  test('clicking a link in a cell follows it, and clicking elsewhere opens the row', async () => {
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

  test('a click with Control on a row is passed on to its link', async () => {
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
})
