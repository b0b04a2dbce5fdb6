import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { announced, cellAt, goTo, press, renderTable, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** A port that rejects edits because the session has ended. */
const withoutSession = () => {
  const port = fakeBudget(budgetOf({ lines: 6, categories: 2 }))
  const editItem = () => Promise.reject(Object.assign(new Error(), { problem: { status: 401, code: 'not_signed_in' } }))
  return { ...port, editItem }
}

test('says that the session has ended, instead of that there is no connection', async () => {
  const { port } = await renderTable({ port: withoutSession() })
  const t = texts.en
  goTo(1, 2)
  await press('20{Enter}')
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('waiting')
  await expect.element(page.getByText(t.waiting_session_one.replace('{{count}}', '1'))).toBeVisible()
  expect(announced()).toContain(t.announcements.waiting_session)
  expect(document.body.textContent).not.toContain('No connection')
  expect(port.items()[0]?.amount).toBe(1)
})
