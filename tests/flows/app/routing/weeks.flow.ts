import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

describe('a portal with COUNTRY=SY', () => {
  const portal = usePortal({ COUNTRY: 'SY' })
  const visit = useBrowser()

  it.each([
    ['en', 'Sat'],
    ['ar', 'س'],
  ] as const)('starts weeks on Saturday, also for the Home key, in %s', async (language, day) => {
    const page = await visit({ language })
    await openSession(page, portal().url, 'sysadmin')
    await page.goto(`${portal().url}/staff/calendar`)
    await expect.poll(() => page.locator('thead th').first().textContent()).toBe(day)
    await page.locator('td [tabindex="0"]').focus()
    await page.keyboard.press('Home')
    const column = () => page.evaluate(() => document.activeElement?.closest('td')?.cellIndex)
    await expect.poll(column).toBe(0)
    await page.keyboard.press('End')
    await expect.poll(column).toBe(6)
  })

  it('starts weeks on Saturday in the sign-up form too', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/signup`)
    await page.locator('[data-field="birth_date"]').getByRole('button').click()
    await expect.poll(() => page.locator('thead th').first().textContent()).toBe('Sat')
  })
})
