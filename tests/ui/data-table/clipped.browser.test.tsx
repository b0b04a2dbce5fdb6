import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Row, rowsOf, show, tidy } from './rows.tsx'

tidy()

test.each(['ltr', 'rtl'])('an email that is too long keeps its beginning (%s)', async dir => {
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
  await userEvent.hover(cut)
  await expect.poll(() => cut.getAttribute('title')).toBe(long)
})
