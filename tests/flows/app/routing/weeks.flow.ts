import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

describe('in a portal of an organisation in Syria', () => {
  const portal = usePortal({ COUNTRY: 'SY' })
  const visit = useBrowser()

  it.each([
    ['en', 'Sat'],
    ['ar', 'س'],
  ] as const)('weeks begin on Saturday, where Home goes as well, in %s', async (language, day) => {
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

  it('weeks begin on Saturday for those who sign up, too', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/signup`)
    await page.locator('[data-field="birth_date"]').getByRole('button').click()
    await expect.poll(() => page.locator('thead th').first().textContent()).toBe('Sat')
  })
})
