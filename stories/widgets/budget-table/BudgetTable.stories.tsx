import { BudgetTable } from '@portal/widgets/budget-table'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { seen } from '../../support/seen.ts'
import { fakeBudget } from './fake-budget.ts'
import { Live, withPort } from './live-table.tsx'
import { budgetOf, idOf } from './sample-budget.ts'
import { asked, cellAt, goTo, paste } from './user-actions.ts'

const meta = preview.meta({
  title: 'widgets/BudgetTable',
  component: BudgetTable,
  parameters: usage({
    what: 'A project’s budget, edited in place like a spreadsheet. Edits appear at once, and are kept while offline.',
    dos: [
      'Create the port once. It holds the edits that wait to be sent.',
      'In `onRemoveCategory`, list what is deleted with the category, and ask for its code.',
      'In `onOutdated`, read the budget again. Other people have changed lines.',
    ],
    donts: [
      'Don’t calculate totals yourself. They come from the contract.',
      'Don’t decide on the page what the server must reject.',
    ],
  }),
  args: { budget: budgetOf(), port: fakeBudget(budgetOf()) },
})

export const Playground = meta.story({ render: () => <Live /> })

const states = withPort({ lines: 6, categories: 2 })

/** Rejected, conflicting, and saving cells. */
export const States = meta.story({
  render: states.render,
  tags: ['visual'],
  play: async ({ canvasElement, userEvent }) => {
    await goTo(canvasElement, 2, 5)
    await userEvent.keyboard('1{Enter}')
    await waitFor(() => expect(cellAt(canvasElement, 2, 5).dataset.state).toBe('rejected'))
    states.port().meanwhile(states.port().items()[0]?.id ?? '', { amount: 77 })
    await goTo(canvasElement, 1, 2)
    await userEvent.keyboard('20{Enter}')
    await waitFor(() => expect(cellAt(canvasElement, 1, 2).dataset.state).toBe('conflict'))
    states.port().hold()
    await goTo(canvasElement, 5, 3)
    await userEvent.keyboard('week{Enter}')
    await waitFor(() => expect(cellAt(canvasElement, 5, 3).dataset.state).toBe('saving'))
    await goTo(canvasElement, 1, 2)
  },
})

/** An empty budget explains itself and offers the first step. */
export const Empty = meta.story({
  render: () => <Live categories={0} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body)
    await seen(() => screen.getByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Ten thousand lines: only those in the viewport render, and an edit costs the same. */
export const Large = meta.story({
  render: () => <Live categories={100} lines={10_000} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goTo(canvasElement, 0, 0)
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '10101')
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(80)
    const grid = canvas.getByRole('treegrid')
    await expect(grid).toHaveAttribute('aria-rowcount', '10102')
    await expect(grid).toHaveAttribute('aria-colcount', '13')
    const indexes = [...grid.querySelectorAll('[role="row"]')].map(row => row.getAttribute('aria-rowindex'))
    await expect(indexes.slice(-2)).toEqual(['10101', '10102'])
  },
})

const readOnly = withPort({ isReadOnly: true })

/** The table is marked as read-only, and no key changes anything. */
export const ReadOnly = meta.story({
  render: readOnly.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goTo(canvasElement, 1, 2)
    await userEvent.keyboard('9{Enter}{Delete}{Control>}d{/Control}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}{Delete}{/Control}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-readonly', 'true')
    await expect(readOnly.port().calls).toEqual([])
  },
})

/** A line can't be less than what is spent. The edit is reverted, and the cell says why. */
export const Rejected = meta.story({
  render: () => <Live lines={6} categories={2} />,
  play: async ({ canvasElement, userEvent }) => {
    const total = cellAt(canvasElement, 2, 7).textContent
    await goTo(canvasElement, 2, 5)
    await userEvent.keyboard('1{Enter}')
    await waitFor(() => expect(cellAt(canvasElement, 2, 5)).toHaveAttribute('aria-invalid', 'true'))
    await expect(cellAt(canvasElement, 2, 7)).toHaveTextContent(total)
    await goTo(canvasElement, 2, 5)
  },
})

const taken = withPort({ lines: 6, categories: 2 })

/** Another person took the code of an added line. The line stays as typed, to be corrected. */
export const RejectedLine = meta.story({
  render: taken.render,
  tags: ['visual'],
  play: async ({ canvasElement, userEvent }) => {
    await goTo(canvasElement, 1, 4)
    taken.port().setOffline(true)
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}a{/Control}Interpreter{Enter}')
    await goTo(canvasElement, 2, 0)
    await userEvent.keyboard('1.9{Enter}')
    const figures = { amount: 1, frequency: 1, price_minor: 100, load_percentage: 100 }
    for (const [at, code] of ['1.4', '1.9'].entries())
      taken.port().addMeanwhile({ id: idOf(3, at), category_id: idOf(1, 0), code, name: 'Guard', ...figures })
    taken.port().setOffline(false)
    await waitFor(() => expect(cellAt(canvasElement, 2, 0).dataset.state).toBe('rejected'))
    await goTo(canvasElement, 2, 0)
    await expect(cellAt(canvasElement, 2, 1)).toHaveTextContent('Interpreter')
  },
})

const conflict = withPort({ lines: 6, categories: 2 })

/** Shows both values and lets the person choose. */
export const Conflict = meta.story({
  render: conflict.render,
  play: async ({ canvasElement, userEvent }) => {
    conflict.port().meanwhile(conflict.port().items()[0]?.id ?? '', { amount: 77 })
    await goTo(canvasElement, 1, 2)
    await userEvent.keyboard('20{Enter}')
    await waitFor(() => expect(cellAt(canvasElement, 1, 2).dataset.state).toBe('conflict'))
    await goTo(canvasElement, 1, 2)
    await userEvent.keyboard('{Enter}')
    const [, , mine = document.body] = within(await asked()).getAllByRole('button')
    await userEvent.click(mine)
    await waitFor(() => expect(conflict.port().items()[0]?.amount).toBe(20))
  },
})

const offline = withPort({ lines: 6, categories: 2 })

/** Edits wait, and are sent automatically when the connection returns. */
export const Offline = meta.story({
  render: offline.render,
  play: async ({ canvasElement, userEvent }) => {
    offline.port().setOffline(true)
    await goTo(canvasElement, 1, 2)
    await userEvent.keyboard('20{Enter}')
    await waitFor(() => expect(cellAt(canvasElement, 1, 2).dataset.state).toBe('waiting'))
    offline.port().setOffline(false)
    await waitFor(() => expect(offline.port().items()[0]?.amount).toBe(20))
  },
})

/** A key that the page handles itself neither opens nor clears a cell. */
export const KeyOfThePage = meta.story({
  render: () => <Live lines={6} categories={2} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goTo(canvasElement, 1, 1)
    const before = cellAt(canvasElement, 1, 1).textContent
    const take = (event: KeyboardEvent) => event.preventDefault()
    addEventListener('keydown', take, { capture: true, once: true })
    await userEvent.keyboard('?')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(cellAt(canvasElement, 1, 1)).toHaveTextContent(before)
    await userEvent.keyboard('?')
    await expect(canvas.getByRole('textbox')).toHaveValue('?')
  },
})

/** Previews the changes of a pasted block and lists unreadable cells. */
export const PastePreview = meta.story({
  render: () => <Live lines={6} categories={2} />,
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 2, 1)
    paste('Driver\t3\tmonth\nCook\t1.234\tmonth\nGuard\t5\tmonth')
    const dialog = await asked()
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(4))
    await expect(within(dialog).getByText(/(ambiguous|معنيين).*1,234/)).toBeVisible()
    await expect(within(dialog).getAllByRole('button').at(-1)).toBeDisabled()
  },
})

export const WithoutRate = meta.story({ render: () => <Live usd_rate={null} /> })

export const Arabic = Rejected.extend({ globals: { locale: 'ar' }, tags: ['arabic'] })
