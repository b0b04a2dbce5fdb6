import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { enterPassword, words } from './second-factor.ts'

describe.each(['en', 'ar'] as const)('passkeys in %s', language => {
  const t = words[language]
  const portal = usePortal()
  const visit = useBrowser()

  it('log in without a password, are a second step too, and open nothing once removed', async () => {
    const url = portal().url.replace('127.0.0.1', 'localhost')
    const page = await visit({ language })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const answer = (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    const en = language === 'en'
    await openSession(page, url, 'instructor')
    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByRole('button', { name: en ? 'Add a passkey' : 'إضافة مفتاح مرور' }).click()
    await page.getByRole('dialog').locator('input[name=name]').fill('My laptop')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t.stored }).click()
    await page.getByText(en ? 'The passkey is added.' : 'أُضيف مفتاح المرور.').waitFor()

    await page.context().clearCookies()
    await answer(false)
    await enterPassword(page, url, 'instructor')
    await page.getByRole('button', { name: en ? 'Use a passkey' : 'استخدام مفتاح مرور' }).waitFor()
    await answer(true)
    await page.getByRole('button', { name: en ? 'Use a passkey' : 'استخدام مفتاح مرور' }).click()
    await page.waitForURL('**/staff/**')

    // Nothing is pressed: the passkey is offered in the email field, and the authenticator takes it.
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    await page.waitForURL('**/staff/**')

    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    const alone = page.getByRole('button', { name: en ? 'Log in with a passkey' : 'تسجيل الدخول بمفتاح مرور' })
    await alone.click()
    await page.waitForURL('**/staff/**')

    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByRole('button', { name: en ? 'Choices for My laptop' : 'خيارات My laptop' }).click()
    await page.getByRole('menuitem', { name: en ? 'Remove' : 'إزالة' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en ? 'Remove' : 'إزالة' })
      .click()
    await page.getByText(en ? 'The passkey is removed.' : 'أُزيل مفتاح المرور.').waitFor()
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    await alone.click()
    await page.getByText(en ? 'The passkey was not accepted.' : 'لم يُقبل مفتاح المرور.').waitFor()
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(401)
  })
})
