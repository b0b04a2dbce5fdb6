import { type Donor, listDonors } from '@portal/contract/programmes/donors'
import { readInstallation } from '@portal/contract/workspace/installation'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Meter } from '@portal/ui/Meter'
import { Money } from '@portal/ui/Money'
import { Status } from '@portal/ui/Status'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import readWorkbook from 'read-excel-file/browser'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
// A worker imports these packages. Vitest does not scan workers for dependencies to prebundle.
import 'write-excel-file/browser'
import 'write-excel-file/utility'
import { ListScreen } from '../../../../packages/host-app/src/blocks/list/ListScreen.tsx'
import ar from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import { donors } from '../../../../stories/programmes/donor-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { idOf, pageIn } from '../../../../stories/support/fake-rows.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { useSavedFiles } from '../../support/saved-files.ts'
import { partOf } from '../../workspace/reports/unpack.ts'

const [fund] = donors
if (!fund) throw new Error('no donor')

const many = (count: number): Donor[] =>
  Array.from({ length: count }, (_, at) => ({ ...fund, id: idOf(at), code: `D${at}`, full_name: `Fund ${at}` }))

const hostile = ['=1+1', '+1', '-1', '@sum', '"quoted", and so on', "'=2", 'plain']

const amounts = ['usd', 'tl', 'usd', 'usd', 'usd', 'usd', 'eur']
const at = ({ id }: Donor) => Number(id.slice(-4))

const columns: readonly Column<Donor>[] = [
  { id: 'full_name', header: 'Name', sort: true, cell: row => row.full_name },
  { id: 'code', header: 'Code', cell: row => row.code },
  { id: 'state', header: 'State', cell: row => <Status tone="info">{row.country}</Status> },
  {
    id: 'budget',
    header: 'Budget',
    align: 'end',
    cell: row => <Money amount={-123_450} currency={amounts[at(row)] ?? 'usd'} />,
  },
  { id: 'done', header: 'Done', cell: () => <Meter isLabelHidden label="done" value={45} /> },
  { id: 'created_at', header: 'Added', cell: () => <DateText value="2026-02-28" /> },
  { id: 'seen', header: 'Seen', cell: () => <DateText format="datetime" value="2026-02-28T12:00:00" /> },
]

const show = (language: 'en' | 'ar' = 'en') =>
  render(
    <InPortal language={language}>
      <ListScreen
        columns={columns}
        empty={{ title: 'None', text: 'None yet.' }}
        list={listDonors}
        search="Search"
        sort="code"
        title="Funds: all / some"
      />
      <ToastRegion />
    </InPortal>,
  )

const download = async (texts: typeof en, format: keyof typeof en.download_as) => {
  await page.getByRole('button', { name: texts.download, exact: true }).click()
  await page.getByRole('menuitem', { name: texts.download_as[format] }).click()
}

const saved = useSavedFiles()

const installation = { data: { time_zone: 'Asia/Tokyo', demo: false, sends_mail: true, seal_keys: [] } }

useFreshApi(() => {
  // The organisation's time zone may already be on the next day.
  api.on(readInstallation, () => installation)
  api.on(listDonors, input =>
    pageIn(
      hostile.map((full_name, nth) => ({ ...fund, id: idOf(nth), full_name, code: `00${nth}` })),
      input,
    ),
  )
})
afterEach(() => localStorage.removeItem('columns_/donors'))

const tokyo = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date())

test('exports the visible columns to a workbook, with real dates and numbers and without formulas', async () => {
  localStorage.setItem('columns_/donors', 'hidden=state&order=code')
  show()
  await download(en, 'xlsx')
  const { name, blob } = await saved.file()
  expect(name).toBe(`Funds-all-some-${tokyo()}.xlsx`)
  const [sheet, ...others] = await readWorkbook(blob)
  expect(others).toEqual([])
  expect(sheet?.data[0]).toEqual(['Code', 'Name', 'Budget', 'Budget, currency', 'Done', 'Added', 'Seen'])
  const moment = new Date('2026-02-28T12:00:00Z')
  expect(sheet?.data[2]).toEqual(['001', '+1', -1234.5, 'TRY', 0.45, new Date('2026-02-28'), moment])
  expect(sheet?.data.slice(1).map(([, name]) => name)).toEqual(hostile)
  const part = await partOf(blob, 'xl/worksheets/sheet1.xml')
  expect(part).not.toMatch(/<f>|rightToLeft/)
  expect(part).toContain('state="frozen"')
})

test('escapes formulas in CSV and leaves negative numbers unchanged', async () => {
  show()
  await download(en, 'csv')
  const { name, blob } = await saved.file()
  expect(name).toBe(`Funds-all-some-${tokyo()}.csv`)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  const rest = (code: string, currency = 'USD') =>
    `"${code}","${fund.country}",-1234.5,"${currency}",0.45,"2026-02-28","2026-02-28 12:00"`
  expect(lines).toEqual([
    '"Name","Code","State","Budget","Budget, currency","Done","Added","Seen"',
    `"'=1+1",${rest('000')}`,
    `"'+1",${rest('001', 'TRY')}`,
    `"'-1",${rest('002')}`,
    `"'@sum",${rest('003')}`,
    `"""quoted"", and so on",${rest('004')}`,
    `"''=2",${rest('005')}`,
    `"plain",${rest('006', 'EUR')}`,
    '',
  ])
})

test('exports a right-to-left sheet in Arabic', async () => {
  show('ar')
  await download(ar, 'xlsx')
  const { blob } = await saved.file()
  expect(await partOf(blob, 'xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"')
  const [sheet] = await readWorkbook(blob)
  expect(sheet?.data[0]?.[4]).toBe(ar.currency_of.replace('{{header}}', 'Budget'))
})

test('exports all pages with the list’s search and sort order', async () => {
  history.replaceState(null, '', `${location.pathname}?sort=-full_name&search=Fund`)
  api.on(listDonors, input => pageIn(many(230), input))
  show()
  await expect.element(page.getByRole('row').nth(25)).toBeVisible()
  await download(en, 'csv')
  const { blob } = await saved.file()
  const lines = (await blob.text()).trim().split('\r\n')
  expect(lines).toHaveLength(231)
  expect(new Set(lines).size).toBe(231)
  const asked = sent('GET').filter(given => Object(given).limit === '100')
  expect(asked).toHaveLength(3)
  for (const given of asked) expect(given).toMatchObject({ sort: '-full_name', search: 'Fund' })
})

test('shows the progress of a long download, and saves no file after Cancel', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  api.on(listDonors, async input => {
    if (input.cursor) await held
    return pageIn(many(230), input)
  })
  show()
  await download(en, 'csv')
  const dialog = page.getByRole('dialog', { name: en.file_preparing })
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Rows: 100 of 230')
  await dialog.getByRole('button', { name: en.cancel }).click()
  release()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: en.download })).toHaveFocus()
  await download(en, 'csv')
  await saved.file()
  expect(saved.names()).toHaveLength(1)
})

test('rejects more rows than a file may contain instead of cutting the file off', async () => {
  const data = Array.from({ length: 70 }, () => many(100)).flat()
  api.on(listDonors, () => ({ data, next_cursor: 'more', total: 1000, total_exact: false }))
  show()
  await download(en, 'csv')
  await expect.element(page.getByText(en.file_too_long.replace('{{most}}', '20,000'), { exact: false })).toBeVisible()
  expect(saved.names()).toEqual([])
})

test('offers a retry after a failure, and the retry saves the file', async () => {
  show()
  await expect.element(page.getByText('plain')).toBeVisible()
  let isDown = true
  api.on(readInstallation, () => {
    if (isDown) throw new Refused('unavailable')
    return installation
  })
  await download(en, 'csv')
  const retry = page.getByRole('button', { name: en.retry })
  await expect.element(retry).toBeVisible()
  isDown = false
  await retry.click()
  expect((await saved.file()).name).toContain('.csv')
})
