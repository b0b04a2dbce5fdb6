import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

interface Figure {
  readonly href: string
  readonly count: number
}

/** The counts on the dashboard, with their links. */
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

/** The number of rows that the list states. An empty list states it in words. */
const countOf = async (page: Page): Promise<number> => {
  const counted = page.locator('main [role=status]').filter({ hasText: /\d/ })
  const empty = page.locator('main h2:visible').filter({ hasText: /^(No |Nothing |لا )/ })
  await counted.or(empty).first().waitFor()
  return (await counted.count()) === 0 ? 0 : Number((await counted.first().textContent())?.replace(/\D/g, ''))
}

const readers = { en: 'project_director', ar: 'activity_coordinator' } as const

describe('the staff dashboard', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each(languages())('links every figure to a list with the same count, in %s', async language => {
    const who = readers[language]
    const page = await visit({ language })
    await openSession(page, portal().url, who)
    await page.goto(`${portal().url}/staff/dashboard`)
    await page.locator('main bdi').first().waitFor()
    // Each part of the page loads its own figures.
    await expect.poll(async () => (await figuresOf(page)).length).toBeGreaterThan(who === 'project_director' ? 10 : 0)
    await page.waitForLoadState('networkidle')
    const figures = await figuresOf(page)
    for (const { href, count } of figures) {
      await page.locator(`main a[href="${href}"]`).first().click()
      await page.waitForURL(url => url.href.endsWith(href))
      expect({ href, count: await countOf(page) }).toEqual({ href, count })
      await page.goBack()
      await page.locator('main bdi').first().waitFor()
    }
  })

  it.each(languages())('filters by its query, and passes the filter on to its links, in %s', async language => {
    const t = textsIn(language)
    const page = await visit({ language })
    await openSession(page, portal().url, 'project_director')
    await page.goto(`${portal().url}/staff/dashboard?year=2026`)
    await page.getByRole('link', { name: t('dashboard.phases.running'), exact: true }).click()
    await page.waitForURL('**/staff/projects?year=2026&phase=running')
    await page.getByRole('button', { name: /2026/ }).waitFor()
  })

  it.each(languages())(
    'counts new complaints in the drawer, and decreases when one is closed, in %s',
    async language => {
      const t = textsIn(language)
      const page = await visit({ language })
      await openSession(page, portal().url, 'complaints_officer')
      await page.goto(`${portal().url}/staff/complaints?status=new`)
      const drawer = page.getByRole('navigation', { name: t('shell.main_navigation') })
      const waits = drawer.getByRole('link', { name: t('shell.pages.Complaints'), exact: true })
      const waiting = (count: number) => t('shell.waiting', { count, figure: count })
      await expect.poll(() => waits.getAttribute('aria-description')).toMatch(/\d/)
      const before = Number((await waits.getAttribute('aria-description'))?.replace(/\D/g, ''))
      expect(await waits.getAttribute('aria-description')).toBe(waiting(before))
      const list = await page.request.get(`${portal().url}/api/complaints?status=new`)
      const [complaint] = (await list.json()).data
      await page.request.post(`${portal().url}/api/complaints/${complaint.id}/close`, {
        data: { version: complaint.version, note: 'Answered on the phone' },
        headers: { origin: portal().url },
      })
      await drawer.getByRole('link', { name: t('shell.pages.StaffDashboard'), exact: true }).click()
      const left = before > 1 ? waiting(before - 1) : null
      await expect.poll(() => waits.getAttribute('aria-description')).toBe(left)
    },
  )
})
