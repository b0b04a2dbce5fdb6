import { readBudget } from '@portal/contract/money/budgets/budgets'
import { type Commitment, listCommitments } from '@portal/contract/money/expenses/commitments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ProjectCommitments from '../../../../packages/host-app/src/money/commitments/ProjectCommitments.tsx'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

const budget = budgetOf()
const [category] = budget.categories
const [line, other] = budget.items
if (!category || !line || !other) throw new Error('the sample has lines')

const commitment: Commitment = {
  id: '0198c0de-0000-7000-8000-000000000001',
  document: 'purchase_requests',
  document_id: '0198c0de-0000-7000-8000-0000000000d1',
  reference: 'PR-2026-014',
  name: 'Chairs for the training room',
  item: line,
  category,
  amount_minor: 125_000,
  currency: 'eur',
  created_at: '2026-03-04T09:00:00.000Z',
}
const rows = [
  commitment,
  { ...commitment, id: '0198c0de-0000-7000-8000-000000000002', reference: 'PR-2026-020', item: other },
]

useFreshApi(() => api.on(readBudget, () => ({ data: budget })))

const show = (given: readonly Commitment[], query = '') => {
  api.on(listCommitments, ({ item_id, search }) => {
    const found = given.filter(one => (!item_id || one.item.id === item_id) && one.reference.includes(search ?? ''))
    return { ...pageOf(...found), sum_minor: found.reduce((sum, { amount_minor }) => sum + amount_minor, 0) }
  })
  showScreen(<ProjectCommitments projectId={budget.project.id} />, { query: `tab=commitments&${query}` })
}

test('lists commitments by document, line, date, and amount, with the sum of all matches', async () => {
  show(rows)
  const row = page.getByRole('row', { name: /PR-2026-014/ })
  for (const text of [
    line.code,
    line.name,
    'Chairs for the training room',
    'Purchase request',
    '04-Mar-2026',
    '1,250.00',
  ])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  // The currency is in the column header only.
  await expect.element(page.getByRole('columnheader').getByText('Amount €')).toBeVisible()
  await expect.element(page.getByText('Total shown €2,500.00')).toBeVisible()
})

test('narrows the rows and their sum to a search', async () => {
  show(rows)
  await expect.element(page.getByText('Total shown €2,500.00')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by reference' }).fill('020')
  await expect.element(page.getByText('Total shown €1,250.00')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /PR-2026-020/ })).toBeVisible()
  expect(page.getByRole('row', { name: /PR-2026-014/ }).query()).toBeNull()
})

test('filters commitments by the line in the URL, and a search narrows the rows further', async () => {
  show(rows, `item_id=${line.id}`)
  await expect.element(page.getByText('Total shown €1,250.00')).toBeVisible()
  expect(page.getByRole('row', { name: /PR-2026-020/ }).query()).toBeNull()
  await page.getByRole('searchbox', { name: 'Search by reference' }).fill('999')
  await expect.element(page.getByText('No results', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Total shown €0.00')).toBeVisible()
  expect(sent('GET').at(-1)).toMatchObject({ search: '999', item_id: line.id })
})

test('explains commitments when there are none', async () => {
  show([])
  await expect.element(page.getByText('No open commitments', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Total shown €0.00')).toBeVisible()
  await expect.element(page.getByText(/^A request commits its amount/)).toBeVisible()
})
