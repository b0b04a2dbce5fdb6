import { AppShell } from '@portal/ui/AppShell'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { FilterBar } from '@portal/ui/FilterBar'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { LineChart } from '@portal/ui/LineChart'
import { Link } from '@portal/ui/Link'
import { Menu } from '@portal/ui/Menu'
import { Pagination } from '@portal/ui/Pagination'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { picture, series, shared, show } from '../charts/chart-stage.tsx'

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  cleanup()
  document.dir = ''
  document.body.style.inlineSize = ''
})

test.each(['en', 'ar'] as const)('in %s a chart fits the paper before a script renders it again', async language => {
  await show(<LineChart {...shared} series={series} />, language, 1200)
  await picture()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  // Like a printer, lays the page out for paper and prints without waiting.
  document.body.style.inlineSize = '600px'
  const paper = document.body.getBoundingClientRect()
  const drawn = page.getByRole('img').element().getBoundingClientRect()
  expect(drawn.width).toBeGreaterThan(500)
  expect(drawn.left).toBeGreaterThanOrEqual(paper.left)
  expect(drawn.right).toBeLessThanOrEqual(paper.right)
})

test('eight columns of money fit on A4 in Arabic', async () => {
  document.dir = 'rtl'
  await page.viewport(718, 900)
  const names = Array.from({ length: 8 }, (_, at) => `المجموع ${at + 1}`)
  const columns = names.map(id => ({ id, header: id, align: 'end' as const, cell: () => '−€1,234,567.89' }))
  render(<DataTable columns={columns} label="Months" rowKey={String} rows={[1, 2, 3]} />)
  const isCut = () => page.getByRole('table').element().getBoundingClientRect().left < 0
  expect(isCut()).toBe(true)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(isCut()).toBe(false)
})

test('screen-only parts around a page are not printed', async () => {
  render(
    <AppShell bar="Search" brand="Portal" end="Person">
      <p>The page</p>
    </AppShell>,
  )
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const isSeen = (text: string) => page.getByText(text, { exact: true }).element().checkVisibility()
  expect([isSeen('The page'), isSeen('Search'), isSeen('Person')]).toEqual([true, false, false])
  expect(document.querySelector('a[href^="#"]')?.checkVisibility()).toBe(false)
})

test('buttons, filters, pagination, and button links are not printed', async () => {
  render(
    <>
      <Button>Save</Button>
      <Link href="/" variant="button">
        Add
      </Link>
      <IconButton icon={<Icon name="close" />} label="Close" />
      <Menu items={[{ id: 'one', label: 'One' }]} label="More" />
      <FilterBar count="3 rows" search={{ label: 'Search', value: '', onChange: () => undefined }} />
      <Pagination count={3} hrefOf={page => `?page=${page}`} label="Pages" page={1} />
      <Pagination count={3} label="Pages of a dialog" onSelect={() => undefined} page={1} />
      <Link href="/">Words</Link>
    </>,
  )
  const seen = () =>
    [...document.querySelectorAll('button, input, a')].filter(one => one.checkVisibility()).map(one => one.textContent)
  expect(seen().length).toBeGreaterThan(5)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(seen()).toEqual(['Words'])
})
