import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { announced, cellAt, goTo, paste, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('asks which value to keep when undo would overwrite somebody else’s edit', async () => {
  const { port, budget, give } = await renderTable()
  const id = budget.items[0]?.id ?? ''
  goTo(1, 2)
  await press('20{Enter}')
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
  await expect.poll(() => cellAt(1, 2).dataset.state).not.toBe('saving')
  port.meanwhile(id, { amount: 77 })
  give({ ...budget, items: [...port.items()] })
  await expect.poll(() => textAt(1, 2)).toBe('77')
  goTo(1, 2)
  await press('{Control>}z{/Control}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/77.*1/)
  expect(announced()).toContain(texts.en.announcements.conflict)
  expect([port.items()[0]?.amount, Number.parseInt(textAt(1, 2), 10)]).toEqual([77, 77])
  await dialog.getByRole('button', { name: texts.en.take_theirs }).click()
  expect([port.items()[0]?.amount, textAt(1, 2)]).toEqual([77, '77'])
  await press('{Control>}y{/Control}')
  await expect.element(dialog).toMatchTextContent(/77.*20/)
  await dialog.getByRole('button', { name: texts.en.keep_mine }).click()
  await expect.poll(() => port.items()[0]?.amount).toBe(20)
})

test('undoes the untouched cells of a step, and asks about the conflicting one', async () => {
  const { port, budget, give } = await renderTable()
  const id = budget.items[0]?.id ?? ''
  const unit = budget.items[0]?.unit
  goTo(1, 2)
  paste('20\tweek')
  await page.getByRole('dialog').getByRole('button', { name: texts.en.preview.apply }).click()
  await expect.poll(() => port.items()[0]).toMatchObject({ amount: 20, unit: 'week' })
  port.meanwhile(id, { amount: 77 })
  give({ ...budget, items: [...port.items()] })
  await expect.poll(() => textAt(1, 2)).toBe('77')
  goTo(1, 2)
  await press('{Control>}z{/Control}')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/77.*1/)
  await expect.poll(() => port.items()[0]).toMatchObject({ amount: 77, unit })
})
