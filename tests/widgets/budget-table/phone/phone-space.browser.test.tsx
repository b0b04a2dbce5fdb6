import type { Budget } from '@portal/contract/money/budgets/budgets'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderTable, texts } from '../render-table.tsx'

/** Content width on a phone with 360 px. */
const WIDTH = 328

const bar = document.createElement('div')

afterEach(() => {
  cleanup()
  bar.remove()
  localStorage.clear()
})

/** The budget with sums in the millions. */
const millions = (budget: Budget): Budget => {
  const sums = { total_minor: 275_199_800, surplus_minor: 197_699_844 }
  const categories = budget.categories.map(category => ({ ...category, ...sums }))
  return { ...budget, categories, totals: { ...budget.totals, ...sums } }
}

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

/** Renders the table on a phone and waits until it is loaded. */
const phone = async (language: 'en' | 'ar') => {
  const shown = await renderTable({ width: WIDTH, language })
  await expect.element(page.getByText(texts[language].total)).toBeVisible()
  return shown
}

describe.each(['en', 'ar'] as const)('on a phone (%s)', language => {
  test('fits sums of millions on one line, and the expand icon above them', async () => {
    const { budget, give } = await phone(language)
    give(millions(budget))
    await expect.element(page.getByText(/2,751,998/).first()).toBeVisible()
    const row = document.querySelector('[data-kind="category"]')
    const [planned, surplus] = [...(row?.querySelectorAll('bdi') ?? [])].filter(({ textContent }) =>
      textContent.includes('€'),
    )
    const [first, second] = [boxOf(planned), boxOf(surplus)].sort((one, other) => one.left - other.left)
    expect(first?.right).toBeLessThan(second?.left ?? 0)
    const frame = boxOf(row)
    expect([first?.left, frame.right - (second?.right ?? 0)].every(room => Number(room) >= 12)).toBe(true)
    expect(boxOf(row?.querySelector('svg')).bottom).toBeLessThanOrEqual(boxOf(planned).top)
  })

  test('fits all buttons on one line, even with touch targets', async () => {
    const touch = async (enabled: boolean) => {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
    }
    onTestFinished(() => touch(false))
    await touch(true)
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await phone(language)
    const buttons = page.getByRole('button', { name: texts[language].add_line }).element().parentElement
    const middles = [...(buttons?.querySelectorAll('button') ?? [])].map(button => {
      const { top, height } = boxOf(button)
      return Math.round(top + height / 2)
    })
    expect([middles.length, new Set(middles).size]).toEqual([4, 1])
  })
})

test('keeps totals below the page’s action bar on a phone', async () => {
  await phone('en')
  const total = page.getByText(texts.en.total).element()
  const { top } = boxOf(total)
  bar.style.cssText = `position: fixed; inset-inline: 0; inset-block-start: ${top}px; block-size: 70px; z-index: 10`
  document.body.prepend(bar)
  expect(document.elementFromPoint(180, top + 4)).toBe(bar)
})
