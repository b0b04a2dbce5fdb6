import { closeMonth, readMonthly } from '@portal/contract/money/budgets/monitoring'
import { expect, userEvent as user, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import MonthlyMonitoring from '../../packages/host-app/src/money/budgets/monitoring/MonthlyMonitoring.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { monthly } from './budget-records.ts'

const Screen = screenOf(MonthlyMonitoring, 'MonthlyMonitoring', { id: monthly.project.id })

const meta = preview.meta({
  title: 'money/MonthlyMonitoring',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Compares planned and actual spending by month. Shows money, time, and beneficiaries side by side.',
      dos: ['Ask for an explanation when a month is more than 10% off its plan.'],
      donts: ['Don’t show a variance for future months, because nothing has been spent yet.'],
    }),
  },
})

const of = (given = monthly) => on(api => api.on(readMonthly, () => ({ data: given })))

export const Full = meta.story({ beforeEach: of(), tags: ['visual'] })

/** Opens by keyboard and returns focus afterwards. */
export const Explaining = meta.story({
  beforeEach: of(),
  play: async ({ canvas }) => {
    const [explain = document.body] = await canvas.findAllByRole('button', { name: /^(Explain|تفسير)$/ })
    await user.click(explain)
    await within(document.body).findByRole('dialog')
  },
})

const open = monthly.months.find(({ is_closed }) => !is_closed)

/** Closing a month requires a reason. A rejection appears above the buttons. */
export const Closing = meta.story({
  beforeEach: on(
    api => {
      api.on(readMonthly, () => ({ data: { ...monthly, can: { explain: true, close: true, reopen: true } } }))
      api.on(closeMonth, refuse('unavailable'))
    },
    { query: { close: open?.month ?? '' } },
  ),
  tags: ['visual'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox'), 'Reported to the donor')
    await user.click(dialog.getByRole('button', { name: /^(Close month|إغلاق الشهر)$/ }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
})

const unexplained = monthly.months.find(month => month.unexplained !== null)

/** A month far off its plan is explained in the dialog that closes it. */
export const ClosingUnexplained = meta.story({
  beforeEach: on(api => api.on(readMonthly, () => ({ data: monthly })), { query: { close: unexplained?.month ?? '' } }),
  tags: ['visual'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /^(Explanation|التفسير)/ })).toBeVisible()
  },
})

export const NothingPlanned = meta.story({
  beforeEach: of({
    ...monthly,
    ...{ burn_percent: null, beneficiaries_percent: null },
    months: monthly.months.map(month => ({
      ...month,
      plan_minor: 0,
      cumulative_plan_minor: 0,
      variance_percent: null,
    })),
  }),
})

export const ReadOnly = meta.story({
  beforeEach: of({ ...monthly, can: { explain: false, close: false, reopen: false } }),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readMonthly, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readMonthly, refuse('unavailable'))) })
