import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const guest = ['/auth/login', '/auth/signup', '/auth/verify?email=a%40b.org', '/about', '/accessibility']
const staff = [
  '/staff/dashboard',
  '/staff/complaints',
  '/staff/account?tab=preferences',
  '/staff/partners',
  '/staff/vitals',
]

describe('a narrow screen with text at 200 %', () => {
  const portal = usePortal()
  const visit = useBrowser()

  const expectFit = async (page: Page, path: string) => {
    await page.goto(`${portal().url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.waitForLoadState('networkidle')
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const sticksOut = (part: Element) => {
        const { left, right } = part.getBoundingClientRect()
        return right > clientWidth || left < 0
      }
      return [...document.body.querySelectorAll('*')].filter(sticksOut).map(part => part.outerHTML.slice(0, 120))
    })
    expect(wide, `${path} scrolls sideways`).toEqual([])
  }

  it.each(languages())('never scrolls sideways (%s)', async language => {
    const page = await visit({ language, width: 320 })
    for (const path of guest) await expectFit(page, path)
    await openSession(page, portal().url, 'sysadmin')
    for (const path of staff) await expectFit(page, path)
  })

  it('shows no toast over the top bar', async () => {
    const page = await visit()
    await openSession(page, portal().url, 'user')
    await page.goto(`${portal().url}/sup/account`)
    await page.getByLabel('Birth place').fill('Homs')
    await page.getByRole('link', { name: 'Portal' }).click()
    const toast = await page.getByRole('button', { name: 'Go back' }).boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    expect(toast?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.POSITIVE_INFINITY))
  })
})
