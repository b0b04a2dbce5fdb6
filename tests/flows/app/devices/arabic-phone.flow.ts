import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { logIn } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { overflowing } from '../../support/width.ts'

const guest = [
  '/auth/login',
  '/auth/signup',
  '/auth/verify?email=a%40b.org',
  '/auth/password/forgot',
  '/auth/password/reset',
  '/about',
]
const own = [
  '/staff/account',
  '/staff/account?tab=security',
  '/staff/account?tab=preferences',
  '/staff/account?tab=complaints',
]
const sysadmin = ['/staff/emails', '/staff/vitals', '/staff/partners']

/** Visible Latin words, except addresses, table rows, and isolated names. */
const latinWords = (page: Page) =>
  page.evaluate((): readonly string[] => {
    const main = document.querySelector('main')?.cloneNode(true)
    if (!(main instanceof HTMLElement)) return []
    for (const data of main.querySelectorAll('tbody, bdi')) data.remove()
    return (main.textContent ?? '').replace(/\S+@\S+|https?:\/\/\S+|#\w+/g, ' ').match(/[A-Za-z]{3,}/g) ?? []
  })

describe('in Arabic on a phone', () => {
  const portal = usePortal()
  const visit = useBrowser()

  const look = async (page: Page, path: string, allowed: readonly string[] = []) => {
    await page.goto(`${portal().url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.dir), path).toBe('rtl')
    expect(await overflowing(page), `${path} is wider than the phone`).toEqual([])
    const left = (await latinWords(page)).filter(word => !allowed.includes(word))
    expect(left, `${path} has English left in it`).toEqual([])
  }

  it('guest pages fit and contain no English', async () => {
    const page = await visit({ language: 'ar', width: 360 })
    for (const path of guest) await look(page, path, ['Portal', 'Demo'])
    // Names of standards, programs, and conformance levels stay Latin.
    const names = ['Portal', 'WCAG', 'axe', 'Chromium', 'Firefox', 'JAWS', 'VoiceOver', 'TalkBack']
    await look(page, '/accessibility', names)
  })

  it('pages of the account and the system administrator fit and contain no English', async () => {
    const page = await visit({ language: 'ar', width: 360 })
    await logIn(page, portal().url, 'sysadmin')
    // Browsers and systems of open sessions keep their names.
    for (const path of [...own, ...sysadmin]) await look(page, path, ['English', 'SMTP', 'Chrome', 'Linux'])
  })

  it('a user logs in, after a wrong password is rejected in Arabic', async () => {
    const page = await visit({ language: 'ar', width: 320 })
    await page.goto(`${portal().url}/auth/login`)
    await page.locator('input[name=email]').fill('user@demo.test')
    await page.locator('input[name=password]').fill('not this one')
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await page.getByText('اسم المستخدم أو كلمة المرور غير صحيحة').waitFor()
    await logIn(page, portal().url, 'user')
    await page.waitForURL('**/sup/trainings')
  })

  it('a page in Turkish falls back to English, left to right', async () => {
    const page = await visit({ language: 'tr' })
    await page.goto(`${portal().url}/auth/login`)
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'en',
      'ltr',
    ])
  })
})
