import { cleanup } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderTable, settled, texts } from './render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  scrollTo(0, 0)
})

/** Elements with their own vertical scrolling. */
const framesIn = (root: Element) =>
  [...root.querySelectorAll('*')].filter(
    element =>
      element.scrollHeight > element.clientHeight + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  )

const rowsIn = (top: number, bottom: number) =>
  [...document.querySelectorAll('[data-row]')].filter(row => {
    const box = row.getBoundingClientRect()
    return box.bottom > top && box.top < bottom
  })

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

test.each([1440, 360])('scrolls a long budget with the page only, at %d px', async width => {
  await renderTable({ width, lines: 300, categories: 3 })
  await expect.element(page.getByText(texts.en.total, { exact: true }).last()).toBeInTheDocument()
  expect(framesIn(document.body)).toEqual([])
  expect(document.documentElement.scrollHeight).toBeGreaterThan(300 * 30)
  scrollTo(0, 5000)
  await settled()
  expect(scrollY).toBe(5000)
  // Rows that scrolled into view are rendered without gaps.
  const rows = rowsIn(100, innerHeight - 100).map(boxOf)
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.every(({ top }, at) => at === 0 || Math.abs(top - (rows[at - 1]?.bottom ?? 0)) < 1)).toBe(true)
})

test.each(['en', 'ar'] as const)(
  'keeps header and totals in view, and scrolls them horizontally with the rows (%s)',
  async language => {
    await renderTable({ language, width: 1000, lines: 300, categories: 3 })
    scrollTo(0, 5000)
    await settled()
    const [head, body, totals] = [...(document.querySelector('[role="treegrid"]')?.children ?? [])]
    expect([boxOf(head).top, Math.round(boxOf(totals).bottom)]).toEqual([0, innerHeight])
    totals?.scrollTo({ left: language === 'ar' ? -150 : 150 })
    await expect.poll(() => [head, body].map(box => Math.abs(box?.scrollLeft ?? 0))).toEqual([150, 150])
    const lefts = ['[role="columnheader"]:nth-child(9)', '[data-row] > [data-column="8"]'].map(
      cell => boxOf(document.querySelector(cell)).left,
    )
    expect(lefts[0]).toBe(lefts[1])
    // Scrollable regions can be focused.
    const { violations } = await axe.run(document.body, { runOnly: ['scrollable-region-focusable'] })
    expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  },
)
