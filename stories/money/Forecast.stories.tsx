import { readForecast } from '@portal/contract/money/budgets/forecasts'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Forecast from '../../packages/host-app/src/money/budgets/forecast/Forecast.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { forecast, unplanned } from './budget-records.ts'

const Screen = screenOf(Forecast, 'Forecast', { id: forecast.project.id })

const meta = preview.meta({
  title: 'money/Forecast',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows lines by month. Past months show spending and are locked. Future months are planned line by line.',
      dos: ['Always show how much is missing from the line’s total.', 'Link spent amounts to their expenses.'],
      donts: ['Don’t save a line that doesn’t add up to its total.'],
    }),
  },
})

const of = (given = forecast, query: Readonly<Record<string, string>> = {}) =>
  on(api => api.on(readForecast, () => ({ data: given })), { query })

export const Full = meta.story({
  beforeEach: of(),
  tags: ['visual'],
})

/** The missing amount remains visible. Spreading it evenly balances the line. */
export const Planning = meta.story({
  beforeEach: of(forecast, { line: unplanned }),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    const status = drawer.getByRole('status')
    const before = status.textContent
    await user.click(within(status.parentElement ?? document.body).getByRole('button'))
    await waitFor(() => expect(status.textContent).not.toBe(before))
    await expect(status.textContent).not.toMatch(/[0-9]/)
  },
})

/** The filtered lines behind a month's planned total. */
export const OfMonth = meta.story({
  beforeEach: of(forecast, { month: '2026-03' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const lines = forecast.rows.filter(({ months }) => months.some(({ month }) => month === '2026-03'))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 1))
  },
})

/** An amount in another currency remains in its cell, with a visible explanation below. */
export const OtherCurrency = meta.story({
  beforeEach: of(),
  tags: ['visual', 'behaviour'],
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('gridcell')
    const open = cells.find(cell => cell.ariaReadOnly !== 'true' && cell.textContent)
    await user.pointer({ keys: '[MouseLeft]', ...(open && { target: open }) })
    await user.keyboard('₺5{Enter}')
    const box = await canvas.findByRole('textbox')
    await expect(box).toHaveValue('₺5')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/TRY/))
    await expect(box).toHaveAccessibleDescription(/TRY/)
  },
})

export const NothingThen = meta.story({
  beforeEach: of({ ...forecast, rows: forecast.rows.map(row => ({ ...row, months: [] })) }, { month: '2026-03' }),
})

export const ReadOnly = meta.story({
  beforeEach: of({ ...forecast, can: { edit: false, plan_past: false, set_baseline: false } }),
})

export const Empty = meta.story({ beforeEach: of({ ...forecast, rows: [] }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(readForecast, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readForecast, refuse('unavailable'))) })
