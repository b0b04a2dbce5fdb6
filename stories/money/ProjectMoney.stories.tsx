import {
  deleteExpense,
  type Expense,
  editExpense,
  listExpenses,
  readExpense,
} from '@portal/contract/money/expenses/expenses'
import { listWaitingInvoices } from '@portal/contract/money/expenses/waiting-invoices'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Project from '../../packages/host-app/src/programmes/projects/Project.tsx'
import { answerProjects, expenses, water } from '../programmes/project-records.ts'
import { listedInvoices } from '../requests/bought-request-records.ts'
import { materials } from '../requests/request-records.ts'
import { type FakeApi, pageOf, Refused, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'

const Screen = screenOf(Project, 'Project', { id: water.id })

const meta = preview.meta({
  title: 'money/ProjectMoney',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Manages a project’s money: its expenses, the order of its lines, and transfers between them.',
      dos: [
        'Show how much is left of a line wherever people spend from it.',
        'Keep deleted and transferred amounts in the history, with their reasons.',
      ],
      donts: ['Don’t accept a correction without a reason.'],
    }),
  },
})

const at = (query: Readonly<Record<string, string>> = {}) => on(api => answerProjects(api), { query })

/** Shows the balance of the line without this expense. */
export const ChangingAnExpense = meta.story({
  beforeEach: at({ tab: 'expenses', act: 'edit_expense', expense: expenses[0]?.id ?? '' }),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await waitFor(() =>
      expect(drawer.getByRole('combobox', { name: /Budget line|بند الميزانية/ })).toHaveAccessibleDescription(/€/),
    )
    // The expense invoices a request. The form shows the request's open amount.
    await waitFor(() =>
      expect(drawer.getByRole('combobox', { name: /^(Request|الطلب)/ })).toHaveAccessibleDescription(
        /1,000\.00.*400\.00.*600\.00.*1,050\.00/,
      ),
    )
  },
})

/** Expenses paid in lira and converted during the import. */
const convertedExpenses: readonly Expense[] = expenses.slice(0, 2).map((expense, index) => ({
  ...expense,
  original: index === 0 ? { currency: 'tl', amount_minor: expense.amount_minor * 48, rate: 0.02083333 } : null,
}))

const converted = (query: Readonly<Record<string, string>>) =>
  on(
    api => {
      answerProjects(api)
      const [first] = convertedExpenses
      const sums = { sum_minor: 201_368, sum_usd_minor: 221_505, without_rate: 0, with_original: 1 }
      api.on(listExpenses, () => ({ ...pageOf(...convertedExpenses), ...sums }))
      if (first) api.on(readExpense, () => ({ data: first }))
    },
    { query: { tab: 'expenses', ...query } },
  )

/** If any expense was paid in another currency, the list shows the original amounts and rates. */
export const ConvertedExpenses = meta.story({
  beforeEach: converted({}),
  tags: ['behaviour'],
  play: async () => {
    const page = within(document.body)
    await seen(() => page.getByRole('columnheader', { name: /Original amount|المبلغ الأصلي/ }))
    await seen(() => page.getByText('₺19,933.92'))
    await seen(() => page.getByText('0.02083333'))
  },
})

/** A converted expense shows its original amount until the amount changes. */
export const ConvertedExpense = meta.story({
  beforeEach: converted({ act: 'edit_expense', expense: expenses[0]?.id ?? '' }),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText(/₺19,933\.92.*0\.02083333/))
  },
})

/** Moving a line past a heading moves it into that category. */
export const ArrangingLines = meta.story({
  beforeEach: at({ tab: 'budget', act: 'arrange' }),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText('Data assistant'))
  },
})

export const TransferringAnAmount = meta.story({
  beforeEach: at({ tab: 'budget', act: 'transfer' }),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByRole('spinbutton'))
  },
})

/** Deleted entries remain listed with author and reason. */
export const ChangesOfALine = meta.story({
  beforeEach: at({ tab: 'expenses', act: 'line_history', item_id: expenses[0]?.item.id ?? '' }),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText('Posted on the wrong line'))
  },
})

const closed = () => {
  throw new Refused('invalid', { errors: [{ path: 'date', code: 'month_closed' }] })
}

/** An expense of a closed month can't be deleted. The error is above the buttons, because there is no date field. */
export const DeletingAnExpense = meta.story({
  beforeEach: on(
    api => {
      answerProjects(api)
      api.on(deleteExpense, closed)
    },
    { query: { tab: 'expenses', act: 'delete_expense', expense: expenses[0]?.id ?? '' } },
  ),
  tags: ['visual'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox'), 'Posted twice')
    await user.click(dialog.getByRole('button', { name: /^(Delete|حذف)$/ }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/This month is closed|هذا الشهر مغلق/))
  },
})

/** An expense of a closed month can't be changed. The date field shows the error. */
export const ChangingAClosedExpense = meta.story({
  beforeEach: on(
    api => {
      answerProjects(api)
      api.on(editExpense, closed)
    },
    { query: { tab: 'expenses', act: 'edit_expense', expense: expenses[0]?.id ?? '' } },
  ),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await user.click(await drawer.findByRole('button', { name: /^(Save|حفظ)$/ }))
    await seen(() => drawer.getByText(/^(This month is closed|هذا الشهر مغلق)/))
  },
})

const waiting = (answer: (api: FakeApi) => void) =>
  on(
    api => {
      answerProjects(api)
      answer(api)
    },
    { query: { tab: 'expenses' } },
  )

/** Invoices that await new totals appear above the expenses, each with its actions. */
export const WaitingInvoices = meta.story({
  beforeEach: waiting(api => api.on(listWaitingInvoices, () => ({ data: [...listedInvoices] }))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: materials.reference })).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: /^(Post the invoice|ترحيل الفاتورة)$/ })).toHaveLength(1)
  },
})

/** If loading fails, the page doesn't claim that no invoices are pending. */
export const WaitingInvoicesFailing = meta.story({
  beforeEach: waiting(api => api.on(listWaitingInvoices, refuse('unavailable'))),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/invoices that wait for a new total|تنتظر إجماليًا جديدًا/))
    await seen(() => canvas.getByText('Bus to Idlib'))
  },
})

export const PostingAnExpense = meta.story({ beforeEach: at({ tab: 'expenses', act: 'post' }) })
