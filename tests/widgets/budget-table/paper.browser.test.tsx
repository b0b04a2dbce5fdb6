import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderTable } from './render-table.tsx'

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(async () => {
  await print('')
  cleanup()
})

/** Figures that wrap over several lines. */
const broken = () => {
  const cells = document.querySelectorAll('[role="treegrid"] [data-column]')
  return [...cells].flatMap(cell => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/^[$\d.,]+$/.test(text.textContent ?? '')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (range.getClientRects().length > 1) found.push(text.textContent ?? '')
    }
    return found
  })
}

test.each([
  ['portrait', 718],
  ['landscape', 1047],
] as const)('prints sums of hundreds of thousands on one line on A4 in %s', async (_, width) => {
  const { budget, give } = await renderTable({ width, lines: 4, categories: 2 })
  const sums = { total_minor: 20_640_120, surplus_minor: 20_640_120 }
  give({ ...budget, categories: budget.categories.map(category => ({ ...category, ...sums })) })
  await print('print')
  await expect.poll(() => document.querySelector('[role="treegrid"]')?.textContent).toContain('206,401.20')
  expect(broken()).toEqual([])
})
