import { type Currency, converted } from '@portal/contract/core/fields/money'
import { readBudget } from '@portal/contract/money/budgets/budgets'
import { type Expense, listExpenses, readExpense } from '@portal/contract/money/expenses/expenses'
import { listInvoiceable } from '@portal/contract/money/expenses/invoices'
import { listWaitingInvoices, type WaitingInvoice } from '@portal/contract/money/expenses/waiting-invoices'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import ProjectExpenses from '../../../../packages/host-app/src/money/expenses/ProjectExpenses.tsx'
import { pageOf, Refused } from '../../../../stories/support/fake-api.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

/** Rejects a request with `not_found`. */
export const lost = (): never => {
  throw new Refused('not_found')
}

const sampleOf = (currency: Currency) => budgetOf({ currency, usd_rate: 1.0842 })

/** An expense of 10.00 on the first line of the budget. */
export const expenseOf = (usd_rate: number | null, at = 0, currency: Currency = 'eur'): Expense => {
  const budget = sampleOf(currency)
  const [category] = budget.categories
  const [item] = budget.items
  if (!category || !item) throw new Error('the sample has lines')
  const usd_minor = usd_rate === null ? null : converted(1000, usd_rate)
  return {
    ...{ id: `0198c0de-0000-7000-8000-00000000000${at}`, category, item, currency, usd_rate, usd_minor },
    ...{
      date: '2026-03-04',
      amount_minor: 1000,
      description: `Fee ${at}`,
      reference: null,
      reason: null,
      activity: null,
      request_line: null,
      original: null,
      by: null,
    },
    ...{ created_at: '2026-03-04T09:00:00.000Z', version: 1, can: { edit: false, delete: true } },
  }
}

/** Answers with one expense of 10.00 per rate. `null` means an expense without a rate. */
export const showRates = (rates: readonly (number | null)[], currency: Currency = 'eur') => {
  const budget = sampleOf(currency)
  const rows = rates.map((usd_rate, at) => expenseOf(usd_rate, at, currency))
  const sum_usd_minor = rows.reduce((sum, one) => sum + (one.usd_minor ?? 0), 0)
  const without_rate = rows.filter(one => one.usd_minor === null).length
  api.on(readBudget, () => ({ data: budget }))
  api.on(readExpense, () => ({ data: rows[0] ?? lost() }))
  // A later handler takes precedence when two paths match a request.
  api.on(listInvoiceable, () => ({ data: [] }))
  api.on(listWaitingInvoices, () => ({ data: [] }))
  api.on(listExpenses, () => ({
    ...pageOf(...rows),
    sum_minor: 1000 * rows.length,
    sum_usd_minor,
    without_rate,
    with_original: 0,
  }))
  return budget.project.id
}

/** Shows the expenses of `showRates`. */
export const show = (
  rates: readonly (number | null)[],
  currency: Currency = 'eur',
  language: 'en' | 'ar' = 'en',
  waiting: readonly WaitingInvoice[] = [],
) => {
  const projectId = showRates(rates, currency)
  api.on(listWaitingInvoices, () => ({ data: [...waiting] }))
  render(
    <InPortal language={language}>
      <ProjectExpenses projectId={projectId} />
      <ToastRegion />
    </InPortal>,
  )
}

export const poster: CurrentUser = {
  ...{ id: '0198c0de-0000-7000-8000-000000000099', type: 'staff', email: 'poster@example.org' },
  ...{ full_name_en: 'Post Er', full_name_ar: 'مرسل' },
  privileges: [{ group: 'budget', command: 'edit_expense' }],
}
