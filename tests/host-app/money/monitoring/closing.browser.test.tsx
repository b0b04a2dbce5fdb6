import { closeMonth, type MonitoredMonth, readMonthly } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import en from '../../../../packages/host-app/src/locales/en/money/monitoring.json'
import MonthlyMonitoring from '../../../../packages/host-app/src/money/budgets/monitoring/MonthlyMonitoring.tsx'
import { monthly } from '../../../../stories/money/budget-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(() => page.viewport(1440, 900))

const lacking = monthly.months.find(({ unexplained }) => unexplained !== null)
if (!lacking) throw new Error('the sample has a month without an explanation')
const { month } = lacking
const monthName = formatDate(`${month}-01`, 'month', 'en')

const explained = (text: string): MonitoredMonth => ({
  ...{ ...lacking, unexplained: null },
  explanation: { text, by: null, at: '2026-08-06T09:20:00.000Z' },
})

/** Shows the months and opens the question about one of them. `present` says how that month is read. */
const openClosing = async (present: () => MonitoredMonth) => {
  signInForAll()
  api.on(readMonthly, () => ({
    data: { ...monthly, months: monthly.months.map(one => (one.month === month ? present() : one)) },
  }))
  const route = { path: '/', name: 'MonthlyMonitoring', layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: monthly.project.id } }}>
        <MonthlyMonitoring />
      </RouteContext>
    </InPortal>,
  )
  await page
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${monthName}`) })
    .getByRole('button', { name: en.close, exact: true })
    .click()
  await page.getByRole('textbox', { name: en.close_reason, exact: false }).fill('Reported')
}

const dialog = page.getByRole('dialog')
const explanation = dialog.getByRole('textbox', { name: en.explanation, exact: false })
const close = () => dialog.getByRole('button', { name: en.close_action }).click()

test('closing an unexplained month shows its variance and asks for the explanation in the same dialog', async () => {
  let present: MonitoredMonth = lacking
  await openClosing(() => present)
  const links = dialog.getByRole('link')
  const home = `/staff/project/${monthly.project.id}`
  expect(links.elements().map(link => link.getAttribute('href'))).toEqual([
    `${home}?tab=expenses&month=${month}`,
    `${home}/forecast?month=${month}`,
  ])
  await close()
  await expect.element(explanation).toHaveAttribute('aria-invalid', 'true')
  expect(sent('POST')).toEqual([])
  api.on(closeMonth, given => {
    present = { ...explained(given.explanation ?? ''), is_closed: true }
    return { data: present }
  })
  await explanation.fill('The order came late')
  await close()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('POST')).toMatchObject([{ month, reason: 'Reported', explanation: 'The order came late' }])
  await expect.element(page.getByText('The order came late')).toBeVisible()
})

test('an explanation that becomes necessary while the dialog is open is asked for, and keeps the reason', async () => {
  let present = explained('The order came late')
  await openClosing(() => present)
  expect(explanation.query()).toBeNull()
  api.on(closeMonth, () => {
    present = lacking
    throw new Refused('explanation_missing', { months: [month] })
  })
  await close()
  await expect.poll(() => dialog.getByRole('alert').element().textContent).toContain(monthName)
  await expect.element(explanation).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: en.close_reason, exact: false })).toHaveValue('Reported')
})
