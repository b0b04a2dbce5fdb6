import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../../support/browser.ts'
import { languages } from '../../../support/language.ts'
import { logIn, openSession, readCode } from '../../../support/people.ts'
import { usePortal } from '../../../support/portal.ts'
import { textsIn } from '../../../support/texts.ts'

const password = 'something else entirely'

describe.each(languages())('a forgotten password, in %s,', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('is replaced with the emailed code, and ends the sessions of the account', async () => {
    const { url } = portal()
    const earlier = await visit()
    await logIn(earlier, url, 'trainee')
    const page = await visit({ language })
    await page.goto(`${url}/auth/login`)
    await page.getByRole('link', { name: t('auth.login.forgot') }).click()
    await page.getByLabel(t('auth.email')).fill('trainee@demo.test')
    await page.getByRole('button', { name: t('auth.forgot.submit_kept') }).click()
    await page.waitForURL('**/auth/password/reset?email=trainee%40demo.test')

    const admin = await visit()
    await openSession(admin, url, 'sysadmin')
    await page.locator('input[autocomplete="one-time-code"]').focus()
    await page.keyboard.type(await readCode(admin, url, 'trainee@demo.test'))
    await page.locator('input[name=password]').fill(password)
    await page.getByLabel(t('auth.password_again')).fill(`${password}!`)
    await page.getByRole('button', { name: t('auth.reset.submit') }).click()
    await page.getByText(t('errors.password_mismatch')).waitFor()
    await page.getByLabel(t('auth.password_again')).fill(password)
    await page.getByRole('button', { name: t('auth.reset.submit') }).click()
    await page.waitForURL('**/auth/login?done=changed&email=trainee%40demo.test')

    expect((await earlier.request.get(`${url}/api/user`)).status()).toBe(401)
    await logIn(page, url, 'trainee', password)
  })

  it('shows the same page whether or not the email is known', async () => {
    const { url } = portal()
    const page = await visit({ language })
    const ask = async (email: string) => {
      await page.goto(`${url}/auth/password/forgot`)
      await page.getByLabel(t('auth.email')).fill(email)
      await page.getByRole('button', { name: t('auth.forgot.submit_kept') }).click()
      await page.waitForURL('**/auth/password/reset?**')
      await page.getByText(t('auth.no_mail')).waitFor()
      return (await page.locator('main').textContent())?.replaceAll(email, '*')
    }
    const email = 'user@demo.test'
    const known = await ask(email)
    expect(known).toContain(t('auth.reset.sent_kept', { email }).replaceAll(email, '*'))
    expect(await ask('nobody@demo.test')).toBe(known)
  })

  it('keeps the input when the code is wrong, and says so', async () => {
    const page = await visit({ language })
    await page.goto(`${portal().url}/auth/password/reset?email=nobody%40demo.test`)
    await page.locator('input[autocomplete="one-time-code"]').focus()
    await page.keyboard.type('123456')
    await page.locator('input[name=password]').fill(password)
    await page.getByLabel(t('auth.password_again')).fill(password)
    await page.getByRole('button', { name: t('auth.reset.submit') }).click()
    await page.getByText(t('errors.code_wrong')).waitFor()
    expect(await page.locator('input[name=password]').inputValue()).toBe(password)
  })
})
