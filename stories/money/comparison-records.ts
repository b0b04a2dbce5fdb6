import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { idOf } from '../support/fake-rows.ts'
import { budget } from './budget-records.ts'

const { id, code, name, currency } = budget.project
const [raised, renamed, removed, ...alike] = budget.items

if (!raised || !renamed || !removed) throw new Error('the budget has lines enough')

const categoryOf = (category_id: string) => {
  const found = budget.categories.find(one => one.id === category_id)
  if (!found) throw new Error('each line has a category')
  return { id: found.id, code: found.code, name: found.name }
}

const lines: BudgetComparison['lines'] = [
  {
    ...{ id: raised.id, code: raised.code, name: raised.name, category: categoryOf(raised.category_id) },
    ...{ change: 'changed', fields: ['amount', 'price_minor'] },
    ...{ before_minor: raised.total_minor - 125_050, after_minor: raised.total_minor, difference_minor: 125_050 },
  },
  {
    ...{ id: renamed.id, code: renamed.code, name: renamed.name, category: categoryOf(renamed.category_id) },
    ...{ change: 'changed', fields: ['name'] },
    ...{ before_minor: renamed.total_minor, after_minor: renamed.total_minor, difference_minor: 0 },
  },
  {
    ...{ id: idOf(901), code: '2.9', name: 'نقل المشاركين', category: categoryOf(raised.category_id) },
    ...{ change: 'added', fields: [] },
    ...{ before_minor: null, after_minor: 480_000, difference_minor: 480_000 },
  },
  {
    ...{ id: removed.id, code: removed.code, name: removed.name, category: categoryOf(removed.category_id) },
    ...{ change: 'removed', fields: [] },
    ...{ before_minor: removed.total_minor, after_minor: null, difference_minor: -removed.total_minor },
  },
]

const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
const total_minor = sumOf(alike.map(item => item.total_minor))
const before_minor = total_minor + sumOf(lines.map(line => line.before_minor))
const after_minor = total_minor + sumOf(lines.map(line => line.after_minor))

/** Changes since the baseline: two lines changed, one added, one removed. */
export const comparison: BudgetComparison = {
  project: { id, code, name, currency },
  versions: ['2026-06-02T11:20:04.120Z', '2026-03-15T08:05:30.001Z'],
  baseline_at: '2026-01-05T09:00:00.000Z',
  ...{ from: 'baseline', to: 'now', before_minor, after_minor, difference_minor: after_minor - before_minor },
  ...{ lines, unchanged: { lines: alike.length, total_minor } },
}
