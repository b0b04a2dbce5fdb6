import { readBudget } from '@portal/contract/money/budgets/budgets'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import BudgetBreakdown from '../../packages/host-app/src/money/budgets/breakdown/BudgetBreakdown.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { budgetOf } from '../widgets/budget-table/sample-budget.ts'
import { budget } from './budget-records.ts'

const Screen = screenOf(BudgetBreakdown, 'BudgetBreakdown', { id: budget.project.id })

const meta = preview.meta({
  title: 'money/BudgetBreakdown',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows what is planned, spent, committed, and left for each category and budget line.',
      dos: ['Link each spent or committed amount to the rows that add up to it.'],
      donts: ['Don’t offer editing here. Use the budget’s own table.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => api.on(readBudget, () => ({ data: budget }))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
  },
})

/** The filtered lines behind a category's totals. */
export const OfCategory = meta.story({
  beforeEach: on(api => api.on(readBudget, () => ({ data: budget })), {
    query: { category_id: budget.categories[1]?.id ?? '' },
  }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const lines = budget.items.filter(({ category_id }) => category_id === budget.categories[1]?.id)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 1))
  },
})

const over = {
  ...budget,
  project: { ...budget.project, budget_minor: budget.totals.total_minor - 100_000, overrun_minor: 0 },
  can: { ...budget.can, explain_overrun: true },
}

/** Warns that the lines exceed the project's budget and asks for the reason. */
export const Explaining = meta.story({
  beforeEach: on(api => api.on(readBudget, () => ({ data: over }))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Give the reason|ذكر السبب)/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^(Save|حفظ)$/ }))
    await expect(dialog.getByRole('textbox')).toHaveFocus()
  },
})

export const Empty = meta.story({
  beforeEach: on(api => api.on(readBudget, () => ({ data: budgetOf({ lines: 0, categories: 0 }) }))),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readBudget, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readBudget, refuse('unavailable'))) })
