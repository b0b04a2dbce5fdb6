import { type BudgetComparison as Comparison, compareBudget } from '@portal/contract/money/budgets/budget-versions'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import BudgetComparison from '../../packages/host-app/src/money/budgets/comparison/BudgetComparison.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { comparison } from './comparison-records.ts'

const Screen = screenOf(BudgetComparison, 'BudgetComparison', { id: comparison.project.id })

const meta = preview.meta({
  title: 'money/BudgetComparison',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Compares two versions of a project’s budget: added, removed, and changed lines, with both totals.',
      dos: ['Combine all unchanged lines into one row, so that each column adds up.'],
      donts: ['Don’t offer to restore a version. Versions are read-only.'],
    }),
  },
})

const showing = (given: Partial<Comparison> = {}) =>
  on(api => api.on(compareBudget, () => ({ data: { ...comparison, ...given } })))

export const Full = meta.story({
  beforeEach: showing(),
  tags: ['visual'],
  play: async ({ canvas }) => {
    // The changed lines, the header, the row of unchanged lines, and the total.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(comparison.lines.length + 3))
  },
})

/** Selecting another version by keyboard updates the URL. */
export const Choosing = meta.story({
  beforeEach: showing(),
  play: async ({ canvas }) => {
    const [earlier] = await canvas.findAllByRole('button', { name: /Compare from|المقارنة من/ })
    earlier?.focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    await waitFor(() => expect(location.search).toContain('from=now'))
  },
})

export const OneVersion = meta.story({
  beforeEach: showing({ versions: [], baseline_at: null, lines: [] }),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(compareBudget, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(compareBudget, refuse('unavailable'))) })
