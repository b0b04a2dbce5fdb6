import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cellAt, goTo, press, show, texts } from './show.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a choice between two values is still there after a reload', async () => {
  const { port, budget, unmount } = await show()
  port.meanwhile(budget.items[0]?.id ?? '', { amount: 77 })
  goTo(1, 2)
  await press('20{Enter}')
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('stale')
  unmount()
  // Drawn with the budget as it was: what others wrote since is learnt when it is read anew.
  const { give } = await show({ port })
  give({ ...budget, items: [...port.items()] })
  await expect.poll(() => cellAt(1, 2).dataset.state).toBe('stale')
  goTo(1, 2)
  expect(cellAt(1, 2).textContent).toMatch(/77.*20/)
  await press('{Enter}')
  await page.getByRole('dialog').getByRole('button', { name: texts.en.keep_mine }).click()
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
  await expect.poll(() => localStorage.length).toBe(0)
})
