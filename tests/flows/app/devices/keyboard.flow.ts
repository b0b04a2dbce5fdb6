import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { usePortal } from '../../support/portal.ts'

const MOST_TABS = 60

/** Presses Tab until a control with this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    const isThere = await page.evaluate(wanted => {
      const { activeElement } = document
      if (activeElement?.matches('main, body')) return false
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : ''
      return `${label ?? ''} ${activeElement?.getAttribute('aria-label') ?? ''} ${activeElement?.textContent ?? ''}`.includes(
        wanted,
      )
    }, name)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

describe('by keyboard only', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('a user logs in, changes the theme, and logs out', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/login`)
    // The heading is there before the fields.
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    await tabTo(page, 'Email')
    await page.keyboard.type('user@demo.test')
    await tabTo(page, 'Password')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/sup/trainings')
    // Tab only works once the page is rendered.
    await page.getByRole('heading', { name: 'My trainings' }).waitFor()

    await tabTo(page, 'Your menu')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Account' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/sup/account')
    await page.getByRole('tab', { name: 'Profile' }).waitFor()
    await tabTo(page, 'Profile')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/sup/account?tab=preferences')
    await tabTo(page, 'Same as device')
    await page.keyboard.press('ArrowDown')
    const isStored = page.waitForResponse(
      response => response.url().endsWith('/preferences') && response.request().postDataJSON().theme === 'dark',
    )
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await isStored
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')

    await page.getByRole('button', { name: /Your menu/ }).waitFor()
    await tabTo(page, 'Your menu')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auth/login')
  })

  it('a skip link leads past the header to the content', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/signup`)
    await page.getByRole('heading', { name: 'Sign up' }).waitFor()
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})
