import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

interface Figure {
  readonly href: string
  readonly count: number
}

/** The figures of the first page that count rows, with where they lead. */
const figuresOf = async (page: Page): Promise<readonly Figure[]> => {
  const stats = await page.locator('main bdi').evaluateAll(nodes =>
    nodes.flatMap(node => {
      const link = node.previousElementSibling?.querySelector('a')
      return link ? [{ href: link.getAttribute('href') ?? '', count: Number(node.textContent) }] : []
    }),
  )
  const delayed = await page
    .locator('main td a[href*="delayed=yes"]')
    .evaluateAll(nodes =>
      nodes.map(node => ({ href: node.getAttribute('href') ?? '', count: Number(node.textContent) })),
    )
  return [...stats, ...delayed.slice(0, 2)]
}

/** How many rows the list of the page counts, in its filters or over rows that can be chosen; an empty one says so in words. */
const countOf = async (page: Page): Promise<number> => {
  const counted = page.locator('main [role=status]').filter({ hasText: /\d/ })
  const empty = page.locator('main h2:visible').filter({ hasText: /^(No |Nothing |لا )/ })
  await counted.or(empty).first().waitFor()
  return (await counted.count()) === 0 ? 0 : Number((await counted.first().textContent())?.replace(/\D/g, ''))
}

describe('the first page of staff', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each([
    ['project_director', 'en'],
    ['activity_coordinator', 'ar'],
  ] as const)('has every figure of %s lead to a list that counts the same, in %s', async (who, language) => {
    const page = await visit({ language })
    await openSession(page, portal().url, who)
    await page.goto(`${portal().url}/staff/dashboard`)
    await page.locator('main bdi').first().waitFor()
    await page.waitForLoadState('networkidle')
    const figures = await figuresOf(page)
    expect(figures.length).toBeGreaterThan(who === 'project_director' ? 10 : 0)
    for (const { href, count } of figures) {
      await page.locator(`main a[href="${href}"]`).first().click()
      await page.waitForURL(url => url.href.endsWith(href))
      expect({ href, count: await countOf(page) }).toEqual({ href, count })
      await page.goBack()
      await page.locator('main bdi').first().waitFor()
    }
  })

  it('is narrowed by its address, and its figures take that along', async () => {
    const page = await visit()
    await openSession(page, portal().url, 'project_director')
    await page.goto(`${portal().url}/staff/dashboard?year=2026`)
    await page.getByRole('link', { name: 'Running', exact: true }).click()
    await page.waitForURL('**/staff/projects?year=2026&phase=running')
    await page.getByRole('button', { name: /2026/ }).waitFor()
  })

  it('counts what waits in the drawer, and less once it is done', async () => {
    const page = await visit()
    await openSession(page, portal().url, 'complaints_officer')
    await page.goto(`${portal().url}/staff/complaints?status=new`)
    const waits = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Complaints', exact: true })
    await expect.poll(() => waits.getAttribute('aria-description')).toMatch(/^\d+ waiting$/)
    const before = Number.parseInt((await waits.getAttribute('aria-description')) ?? '', 10)
    const list = await page.request.get(`${portal().url}/api/complaints?status=new`)
    const [complaint] = (await list.json()).data
    await page.request.post(`${portal().url}/api/complaints/${complaint.id}/close`, {
      data: { version: complaint.version, note: 'Answered on the phone' },
      headers: { origin: portal().url },
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click()
    const left = before > 1 ? `${before - 1} waiting` : null
    await expect.poll(() => waits.getAttribute('aria-description')).toBe(left)
  })
})
