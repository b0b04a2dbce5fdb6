import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import ar from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import en from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { overflowing } from '../../support/width.ts'

const portal = usePortal()
const visit = useBrowser()

/** Opens a budget in euros, whose rows have two lines. */
const openBudget = async (page: Page) => {
  await openSession(page, portal().url, 'sysadmin')
  const { data } = await (await page.request.get(`${portal().url}/api/projects?currency=eur`)).json()
  await page.goto(`${portal().url}/staff/project/${data[0].id}?tab=budget`)
  await page.locator('[data-ready]').waitFor()
}

/** The number of rows that are entirely between the table's header and its totals. */
const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const [head, body, totals] = [...(document.querySelector('[role="treegrid"]')?.children ?? [])]
    const [from, to] = [head?.getBoundingClientRect().bottom ?? 0, totals?.getBoundingClientRect().top ?? 0]
    return [...(body?.children ?? [])].filter(row => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= from - 1 && bottom <= to + 1
    }).length
  })

/** Elements of the page that scroll vertically on their own. */
const frames = (page: Page) =>
  page.locator('main *').evaluateAll(elements =>
    elements
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .filter(element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
      .map(({ className }) => className),
  )

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('the budget of a project (%s)', (language, t) => {
  it('shows 14 lines and the surplus at 1440 × 900, and its details on request', async () => {
    const page = await visit({ language, width: 1440, height: 900 })
    await openBudget(page)
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(14)
    const surplus = await page.locator('[role="columnheader"]').nth(10).boundingBox()
    const table = await page.locator('[role="treegrid"]').boundingBox()
    expect(surplus?.x).toBeGreaterThanOrEqual(table?.x ?? 0)
    expect((surplus?.x ?? 0) + (surplus?.width ?? 0)).toBeLessThanOrEqual((table?.x ?? 0) + (table?.width ?? 0))
    expect(await frames(page)).toEqual([])
    await page.getByRole('button', { name: t.facts, exact: true }).click()
    await page.locator('main dl').first().waitFor()
  })

  it('fills a wide window, and fits a phone', async () => {
    const wide = await visit({ language, width: 1920 })
    await openBudget(wide)
    expect((await wide.locator('[role="treegrid"]').boundingBox())?.width).toBeGreaterThan(1500)
    expect(await overflowing(wide)).toEqual([])
    const phone = await visit({ language, width: 360 })
    await openSession(phone, portal().url, 'sysadmin')
    await phone.goto(wide.url())
    await phone.locator('[data-kind="total"]').waitFor()
    expect([await frames(phone), await overflowing(phone)]).toEqual([[], []])
  })
})
