import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../../support/browser.ts'
import { languages } from '../../../support/language.ts'
import { openSession, readCode } from '../../../support/people.ts'
import { usePortal } from '../../../support/portal.ts'
import { textsIn } from '../../../support/texts.ts'
import { fillProfile } from '../../profile.ts'

const password = 'a long enough secret'

const countries = { en: 'Jordan', ar: 'الأردن' } as const

const typeCode = async (page: Page, code: string) => {
  await page.locator('input[autocomplete="one-time-code"]').focus()
  await page.keyboard.type(code)
}

describe.each(languages())('signing up, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('leads from the form to the code, the login, and the logout', async () => {
    const { url } = portal()
    const page = await visit({ language })
    await page.goto(`${url}/auth/signup`)
    await fillProfile(page, t, { country: countries[language] })
    await page.getByLabel(t('auth.email')).fill('Ruba@Example.org')
    await page.locator('input[name=password]').fill(password)
    await page.getByLabel(t('auth.password_again')).fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('auth.sign_up.submit') }).click()
    await page.waitForURL('**/auth/verify?email=ruba%40example.org')
    await expect.poll(() => page.getByText(t('auth.no_mail')).count()).toBe(1)

    const admin = await visit()
    await openSession(admin, url, 'sysadmin')
    const code = await readCode(admin, url, 'ruba@example.org')
    await typeCode(page, code === '000000' ? '000001' : '000000')
    await page.getByText(t('errors.code_wrong')).waitFor()
    expect(await page.locator('input[autocomplete="one-time-code"]').inputValue()).toBe('')
    await typeCode(page, code)
    await page.waitForURL('**/auth/login?done=verified&email=ruba%40example.org')
    await page.getByText(t('auth.login.verified')).waitFor()

    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: t('auth.login.submit') }).click()
    await page.waitForURL('**/sup/trainings')
    await page.getByRole('button', { name: t('shell.user_menu', { name: '' }) }).click()
    await page.getByRole('menuitem', { name: t('shell.logout') }).click()
    await page.waitForURL('**/auth/login')
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(401)
  })
})
