import { BudgetTable } from '@portal/widgets/budget-table'
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { fakeBudget } from './fake-budget.ts'
import { withPort } from './live-table.tsx'
import { budgetOf } from './sample-budget.ts'
import { asked, cellAt, goTo } from './user-actions.ts'

const meta = preview.meta({
  title: 'widgets/BudgetTable categories',
  component: BudgetTable,
  args: { budget: budgetOf(), port: fakeBudget(budgetOf()) },
})

const words = () =>
  document.documentElement.lang === 'ar'
    ? { category: 'السفر', lines: ['حافلة', 'وقود'] }
    : { category: 'Travel', lines: ['Bus', 'Fuel'] }

/** Adds a third category with two lines while offline. */
const addOffline = async (canvas: HTMLElement, user: ReturnType<typeof userEvent.setup>, code: string) => {
  await goTo(canvas, 0, 0)
  const bar = canvas.querySelector<HTMLElement>('[role="status"]')?.closest('div') ?? canvas
  const [, addCategory = bar] = await within(bar).findAllByRole('button')
  await user.click(addCategory)
  const dialog = await asked()
  const [codeBox = dialog, nameBox = dialog] = within(dialog).getAllByRole('textbox')
  await user.clear(codeBox)
  await user.type(codeBox, code)
  await user.type(nameBox, words().category)
  await user.click(within(dialog).getAllByRole('button').at(-1) ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(cellAt(canvas, 8, 0)).toBeVisible())
  await goTo(canvas, 8, 0)
  for (const name of words().lines) {
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.keyboard(`{Control>}a{/Control}${name}{Enter}`)
    await goTo(canvas, 8, 0)
  }
  await waitFor(() => expect(cellAt(canvas, 9, 0).dataset.state).toBe('waiting'))
  await expect(cellAt(canvas, 8, 0)).toHaveAttribute('aria-description', expect.stringMatching(/./))
}

const rejected = withPort({ lines: 6, categories: 2 })

/** The category was added offline under a taken code. It stays with its waiting lines and says what to correct. */
export const Rejected = meta.story({
  render: rejected.render,
  tags: ['visual'],
  play: async ({ canvasElement, userEvent }) => {
    await goTo(canvasElement, 1, 1)
    rejected.port().setOffline(true)
    await addOffline(canvasElement, userEvent, '1')
    rejected.port().setOffline(false)
    await waitFor(() => expect(cellAt(canvasElement, 8, 0).dataset.state).toBe('rejected'))
    await expect(cellAt(canvasElement, 9, 0).dataset.state).toBe('rejected')
    await goTo(canvasElement, 8, 0)
  },
})

const waiting = withPort({ lines: 6, categories: 2, holds: ['add', 'add_item', 'edit_item'] })

/**
 * The person who added a waiting category can remove it from the queue without typing its code. The dialog lists its
 * lines.
 */
export const RemoveWaiting = meta.story({
  render: waiting.render,
  play: async ({ canvasElement, userEvent }) => {
    await goTo(canvasElement, 1, 1)
    waiting.port().setOffline(true)
    await addOffline(canvasElement, userEvent, '3')
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    const question = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(question).getByText(words().category)).toBeVisible())
    for (const line of words().lines) await expect(within(question).getByText(line)).toBeVisible()
    await expect(within(question).queryByRole('textbox')).toBeNull()
    await userEvent.click(within(question).getAllByRole('button').at(-1) ?? question)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvasElement.querySelectorAll('[data-row]')).toHaveLength(9)
    await expect(Object.keys(localStorage).filter(key => key.startsWith('budget-table:'))).toEqual([])
    waiting.port().setOffline(false)
    await expect(waiting.port().categories()).toHaveLength(2)
    await expect(new Set(waiting.port().calls)).toEqual(new Set(['addCategory']))
  },
})
