import { readBudgetReport, readProjectReport } from '@portal/contract/workspace/reports'
import { ToastRegion } from '@portal/ui/Toast'
import { cleanup, render } from '@testing-library/react'
import readWorkbook from 'read-excel-file/browser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
// A worker imports these packages. Vitest does not scan workers for dependencies to prebundle.
import 'write-excel-file/browser'
import 'write-excel-file/utility'
import ar from '../../../../packages/host-app/src/locales/ar/workspace/reports.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/workspace/reports.json'
import { ReportMenu } from '../../../../packages/host-app/src/programmes/projects/reports/ReportMenu.tsx'
import { fakeApi, Refused } from '../../../../stories/support/fake-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { useSavedFiles } from '../../support/saved-files.ts'
import { dismissToasts } from '../../support/toasts.tsx'
import { givenBudget, givenProject, projectId } from './given.ts'
import { partOf } from './unpack.ts'

const start = location.pathname + location.search
let api = fakeApi()
const saved = useSavedFiles()

const show = (language: 'en' | 'ar' = 'en', can = givenProject.project.can, act = '') => {
  history.replaceState(null, '', `${location.pathname}${act && `?act=${act}`}`)
  render(
    <InPortal language={language}>
      <ReportMenu project={{ id: projectId, can }} />
      <ToastRegion />
    </InPortal>,
  )
}

const choose = async (texts: typeof en, choice: keyof typeof en.menu) => {
  await page.getByRole('button', { name: texts.reports }).click()
  await page.getByRole('menuitem', { name: texts.menu[choice] }).click()
}

beforeEach(() => {
  api = fakeApi()
  api.install()
  api.on(readProjectReport, () => ({ data: givenProject }))
  api.on(readBudgetReport, () => ({ data: givenBudget }))
})
afterEach(async () => {
  cleanup()
  dismissToasts()
  api.uninstall()
  history.replaceState(null, '', start)
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

describe('the reports menu', () => {
  test('downloads a workbook that another library can read, with the report’s figures', async () => {
    show()
    await choose(en, 'budget')
    const { name, blob } = await saved.file()
    expect(name).toBe('WTR-1-budget-2026-03-01.xlsx')
    const sheets = await readWorkbook(blob)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Overview', 'Budget', 'Expenses', 'Months'])
    const [, budget, expenses] = sheets.map(({ data }) => data)
    expect(budget?.[2]?.slice(0, 9)).toEqual(['001', 'مدرّبة', 1.5, null, 2, 411.52, 0.3333, 1234.56, 1358.02])
    expect(expenses?.[1]?.[0]).toEqual(new Date('2026-02-28'))
    const part = await partOf(blob, 'xl/worksheets/sheet2.xml')
    expect(part).not.toContain('rightToLeft')
    expect(part).not.toContain('<f>')
    expect(part).toContain('state="frozen"')
    await expect.element(page.getByText(/WTR-1-budget-2026-03-01\.xlsx/)).toBeVisible()
  })

  test('writes every sheet from right to left in Arabic', async () => {
    show('ar')
    await choose(ar, 'project')
    const { blob } = await saved.file()
    expect((await readWorkbook(blob)).map(({ sheet }) => sheet)).toEqual([ar.overview, ar.activities])
    for (const nth of [1, 2])
      expect(await partOf(blob, `xl/worksheets/sheet${nth}.xml`)).toMatch(/<sheetView [^>]*rightToLeft="1"/)
  })

  test('offers only permitted reports, and no menu without any', async () => {
    const { can } = givenProject.project
    show('en', { ...can, download_report: false })
    await page.getByRole('button', { name: en.reports }).click()
    const items = page.getByRole('menuitem')
    await expect
      .poll(() => items.elements().map(item => item.textContent))
      .toEqual([en.menu.budget, en.menu.print_budget])
    cleanup()
    show('en', { ...can, download_report: false, download_budget_report: false }, 'print_budget')
    expect(page.getByRole('button', { name: en.reports }).query()).toBeNull()
    expect(page.getByRole('dialog').query()).toBeNull()
    expect(api.calls).toEqual([])
  })

  test('shows why the report failed, and saves nothing', async () => {
    api.on(readBudgetReport, () => {
      throw new Refused('report_too_large')
    })
    show()
    await choose(en, 'budget')
    await expect.element(page.getByRole('region')).toMatchTextContent(errors.report_too_large)
    expect(saved.names()).toEqual([])
  })
})

describe('the print view', () => {
  test.each([
    ['en', en, 'ltr'],
    ['ar', ar, 'rtl'],
  ] as const)('shows the workbook’s figures of a budget without clipping, in %s', async (language, t, direction) => {
    show(language)
    await choose(t, 'print_budget')
    expect(location.search).toBe('?act=print_budget')
    const dialog = page.getByRole('dialog', { name: 'WTR-1-budget-2026-03-01' })
    await expect.element(dialog).toBeVisible()
    const tables = dialog.getByRole('table')
    await expect
      .poll(() => tables.elements().map(table => table.querySelector('caption')?.textContent))
      .toEqual([t.budget, t.expenses, t.months])
    await expect.element(tables.first()).toMatchTextContent('1,234.56')
    await expect.element(tables.first()).toMatchTextContent('$1,358.02')
    await expect.element(tables.last()).toMatchTextContent('−25%')
    expect(getComputedStyle(tables.first().element()).direction).toBe(direction)
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    for (const table of tables.elements()) expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth + 1)
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(location.search).toBe('')
  })

  test('opens a project’s report from the URL, with its facts and amounts in dollars', async () => {
    show('en', givenProject.project.can, 'print_project')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('Project report: Water')
    await expect.element(dialog).toMatchTextContent('$2,200.00')
    await expect.element(dialog).toMatchTextContent('01-Mar-2026')
    const drive = dialog.getByRole('link', { name: /^https:\/\/drive\.example\.org\/folders\/wtr-1/ })
    await expect.element(drive).toHaveAttribute('href', 'https://drive.example.org/folders/wtr-1')
  })

  test('prints only the sum of a table that is too long, and says so', async () => {
    const [one] = givenBudget.expenses
    const expenses = Array.from({ length: 1001 }, () => one).filter(row => row !== undefined)
    api.on(readBudgetReport, () => ({ data: { ...givenBudget, expenses } }))
    show('en', givenProject.project.can, 'print_budget')
    const table = page.getByRole('table').nth(1)
    await expect.element(table).toMatchTextContent('1001')
    await expect.element(table).toMatchTextContent('300,300.00')
    expect(table.getByRole('row').elements()).toHaveLength(3)
  })

  test('shows why it failed, and offers a retry', async () => {
    let isDown = true
    api.on(readBudgetReport, () => {
      if (isDown) throw new Refused('unavailable')
      return { data: givenBudget }
    })
    show('en', givenProject.project.can, 'print_budget')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(errors.read.unavailable)
    isDown = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('table').first()).toMatchTextContent('1,234.56')
  })
})
