import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Row, rowsOf, show, tidy } from './rows.tsx'

tidy()

test.each(['ltr', 'rtl'])('a clipped email shows its beginning (%s)', async dir => {
  document.documentElement.dir = dir
  const emails: readonly Column<Row>[] = [
    { id: 'id', header: 'Key', cell: ({ id }) => id },
    { id: 'email', header: 'Email', truncates: true, cell: ({ words }) => <Isolate>{words}</Isolate> },
  ]
  const long = `beginning.${'of.a.name.'.repeat(8)}end@example.org`
  show(
    rowsOf(2, at => (at === 0 ? long : 'a@example.org')),
    { columns: emails, rowHref: undefined },
  )
  const firstLetterOf = (email: Element) => {
    const letter = document.createRange()
    letter.setStart(email.firstChild ?? email, 0)
    letter.setEnd(email.firstChild ?? email, 1)
    return letter.getBoundingClientRect()
  }
  const [cut, whole] = [...document.querySelectorAll('td > bdi')]
  const cell = cut?.closest('td')?.getBoundingClientRect()
  if (!cut || !whole || !cell) throw new Error('no emails are drawn')
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  expect(firstLetterOf(cut).left).toBeGreaterThanOrEqual(cell.left)
  expect(firstLetterOf(cut).right).toBeLessThanOrEqual(cell.right)
  if (dir === 'rtl') expect(firstLetterOf(whole).left).toBeGreaterThan(firstLetterOf(cut).left)
})

describe('hovering over a cell', () => {
  const long = 'Training of the operators of pumps in the second district of the town and of all its villages'
  const columns: readonly Column<Row>[] = [
    { id: 'id', header: 'Key', truncates: true, width: 'narrow', cell: ({ id }) => id },
    { id: 'words', header: 'Words', truncates: true, width: 'narrow', cell: ({ words }) => words },
  ]
  /** The title that the browser shows at the middle of a cell. */
  const titleAt = async (cell: Element | undefined) => {
    const row = cell?.closest('tr')
    if (!cell || !row) throw new Error('the cell is not drawn')
    const [inner, outer] = [cell.getBoundingClientRect(), row.getBoundingClientRect()]
    const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2]
    await userEvent.hover(row, { position: { x: x - outer.x, y: y - outer.y } })
    return document.elementFromPoint(x, y)?.closest('[title]')?.getAttribute('title') ?? ''
  }

  test.each([
    ['of a row that opens', (id: string) => `#${id}`],
    ['of a row that does not open', undefined],
  ])('%s shows the full text if it is clipped, and only then', async (_, rowHref) => {
    show(
      rowsOf(2, at => (at === 0 ? long : 'Short')).map((row, at) => (at === 0 ? row : { ...row, id: long })),
      { columns, rowHref: rowHref && (({ id }) => rowHref(id)) },
    )
    const [first, second] = [...document.querySelectorAll('tbody tr')].map(({ children }) => [...children])
    const tabStops = document.querySelectorAll('tbody :is(a, button, [tabindex])').length
    await expect.poll(() => titleAt(first?.[1])).toBe(long)
    await expect.poll(() => titleAt(first?.[0])).toBe('')
    await expect.poll(() => titleAt(second?.[0])).toBe(long)
    await expect.poll(() => titleAt(second?.[1])).toBe('')
    expect(document.querySelectorAll('tbody :is(a, button, [tabindex])')).toHaveLength(tabStops)
  })

  test.each([
    ['of a row that opens', (id: string) => `#${id}`],
    ['of a row that does not open', undefined],
  ])('%s computes the title on entering a cell, not on each move within it', async (_, rowHref) => {
    show(
      rowsOf(2, () => long),
      { columns, rowHref: rowHref && (({ id }) => rowHref(id)) },
    )
    const [row] = document.querySelectorAll('tbody tr')
    const [key, words] = row?.children ?? []
    if (!row || !key || !words) throw new Error('the row is not drawn')
    const moveTo = (cell: Element, part: number) => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      const at = { clientX: x + width * part, clientY: y + height / 2 }
      document
        .elementFromPoint(at.clientX, at.clientY)
        ?.dispatchEvent(new MouseEvent('mousemove', { ...at, bubbles: true }))
    }
    moveTo(words, 0.2)
    expect(row.getAttribute('title')).toBe(long)
    row.setAttribute('title', 'untouched')
    for (const part of [0.3, 0.5, 0.7]) moveTo(words, part)
    expect(row.getAttribute('title')).toBe('untouched')
    moveTo(key, 0.5)
    expect(row.getAttribute('title')).toBe('')
    moveTo(words, 0.5)
    expect(row.getAttribute('title')).toBe(long)
  })
})
