import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { announced, cellAt, goTo, onDevice, press, renderTable, textAt, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const t = texts.en

test('reverts a rejected edit, shows the reason in its cell, and offers the input for correction', async () => {
  const { port } = await renderTable()
  goTo(2, 5)
  await press('1{Enter}')
  await expect.poll(() => cellAt(2, 5).dataset.state).toBe('rejected')
  expect([textAt(2, 5), textAt(2, 7), textAt(0, 7)]).toEqual(['204.19', '816.76', '4,117.18'])
  expect(cellAt(2, 5).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(announced).toContain(t.errors.below_spent)
  goTo(2, 5)
  await expect.element(page.getByText(t.errors.below_spent, { exact: false }).last()).toBeVisible()
  await press('{Enter}')
  expect(document.activeElement).toHaveValue('1.00')
  await press('{Control>}a{/Control}300{Enter}')
  await expect.poll(() => port.items()[1]?.price_minor).toBe(30_000)
  expect(cellAt(2, 5).getAttribute('aria-invalid')).toBeNull()
})

test('dismisses a rejection with Escape', async () => {
  await renderTable()
  goTo(2, 5)
  await press('1{Enter}')
  await expect.poll(() => cellAt(2, 5).dataset.state).toBe('rejected')
  goTo(2, 5)
  await press('{Escape}')
  expect(cellAt(2, 5).dataset.state).toBeUndefined()
})

test('shows both values of a conflict, and stores the chosen one', async () => {
  const { port, budget } = await renderTable()
  const id = budget.items[0]?.id ?? ''
  for (const [choice, amount] of [
    [t.keep_mine, 20],
    [t.take_theirs, 77],
  ] as const) {
    port.meanwhile(id, { amount: 77 })
    goTo(1, 2)
    await press('20{Enter}')
    await expect.poll(() => cellAt(1, 2).dataset.state).toBe('conflict')
    expect(textAt(1, 2)).toBe('77')
    goTo(1, 2)
    expect(cellAt(1, 2).textContent).toMatch(/77.*20/)
    await press('{Enter}')
    await page.getByRole('dialog').getByRole('button', { name: choice }).click()
    await expect.poll(() => port.items()[0]?.amount).toBe(amount)
    expect(textAt(1, 2)).toBe(String(amount))
    await expect.poll(() => cellAt(1, 2).dataset.state === 'conflict').toBe(false)
    await press('{Escape}')
    port.meanwhile(id, { amount: 5 })
    goTo(1, 3)
    await press(`${amount} days{Enter}`)
    await expect.poll(() => textAt(1, 2)).toBe('5')
    await expect.poll(() => port.items()[0]?.unit).toBe(`${amount} days`)
  }
})

test('merges someone else’s edit of another cell in the line without asking', async () => {
  const { port, budget } = await renderTable()
  port.meanwhile(budget.items[0]?.id ?? '', { name: 'Head of project', amount: 9 })
  goTo(1, 3)
  await press('week{Enter}')
  await expect.poll(() => port.items()[0]?.unit).toBe('week')
  expect([textAt(1, 1), textAt(1, 2), textAt(1, 3)]).toEqual(['Head of project', '9', 'week'])
})

test('keeps offline edits on the device over a reload, and sends them in order once online', async () => {
  const budget = budgetOf({ lines: 6, categories: 2 })
  const port = fakeBudget(budget)
  const first = await renderTable({ port })
  port.setOffline(true)
  goTo(1, 2)
  await press('20{Enter}')
  await press('30{Enter}')
  await expect.poll(() => cellAt(2, 2).dataset.state).toBe('waiting')
  expect(announced()).toContain(t.announcements.waiting)
  await expect.element(page.getByText(t.waiting_other.replace('{{count}}', '2'))).toBeVisible()
  first.unmount()
  await renderTable({ port })
  await expect.poll(() => [textAt(1, 2), textAt(2, 2)]).toEqual(['20', '30'])
  expect(cellAt(1, 2).dataset.state).toBe('waiting')
  expect(port.items()[0]?.amount).toBe(1)
  port.setOffline(false)
  await expect
    .poll(() =>
      port
        .items()
        .slice(0, 2)
        .map(({ amount }) => amount),
    )
    .toEqual([20, 30])
  await expect.poll(onDevice).toEqual([])
  expect(port.calls.filter(name => name !== 'editItem')).toEqual([])
})

test('does not show one person’s pending edits to another person', async () => {
  const budget = budgetOf({ lines: 6, categories: 2 })
  const port = fakeBudget(budget)
  const first = await renderTable({ port })
  port.setOffline(true)
  goTo(1, 2)
  await press('20{Enter}')
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('waiting')
  first.unmount()
  await renderTable({ port: { ...port, person: 'somebody-else' } })
  expect(textAt(1, 2)).toBe('1')
})

test('does not report a conflict for an edit whose response was lost', async () => {
  const { port } = await renderTable()
  port.failNext('lost')
  goTo(1, 2)
  await press('20{Enter}')
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('waiting')
  dispatchEvent(new Event('online'))
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('saved')
  expect(port.items()[0]?.amount).toBe(20)
})

test('keeps pending edits when the budget is refreshed, and reports a conflict in the same cell', async () => {
  const { port, budget, give } = await renderTable()
  port.setOffline(true)
  goTo(1, 2)
  await press('20{Enter}')
  goTo(2, 2)
  await press('30{Enter}')
  await expect.poll(() => cellAt(2, 2).dataset.state).toBe('waiting')
  port.meanwhile(budget.items[0]?.id ?? '', { amount: 50 })
  give({ ...budget, items: [...port.items()] })
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('conflict')
  expect([textAt(1, 2), textAt(2, 2)]).toEqual(['50', '30'])
})

test('notifies the host of stored edits, and of other people’s changes to unknown versions', async () => {
  const { port, budget, onChange, onOutdated } = await renderTable()
  goTo(1, 2)
  await press('20{Enter}')
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  expect(onChange.mock.calls[0]?.[0]().items).toEqual(port.items())
  expect(onOutdated).not.toHaveBeenCalled()
  port.meanwhile(budget.items[2]?.id ?? '', { amount: 50 })
  goTo(1, 2)
  await press('21{Enter}')
  await expect.poll(() => onOutdated.mock.calls.length).toBe(1)
})
