import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { enterPassword } from './second-factor.ts'

describe.each(languages())('passkeys in %s', language => {
  const t = textsIn(language)
  const portal = usePortal()
  const visit = useBrowser()

  it('log in as a second step or without a password, and are rejected once removed', async () => {
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
    await openSession(page, url, 'instructor')
    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByRole('button', { name: t('second_factor.passkeys.add') }).click()
    await page.getByRole('dialog').locator('input[name=name]').fill('My laptop')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t('second_factor.codes.done') }).click()
    await page.getByText(t('second_factor.passkeys.added')).waitFor()

    await page.context().clearCookies()
    await answer(false)
    await enterPassword(page, url, 'instructor')
    await page.getByRole('button', { name: t('second_factor.step.use_passkey') }).waitFor()
    await answer(true)
    await page.getByRole('button', { name: t('second_factor.step.use_passkey') }).click()
    await page.waitForURL('**/staff/**')

    // Nothing is pressed. The email field offers the passkey, and the authenticator accepts.
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    await page.waitForURL('**/staff/**')

    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    const alone = page.getByRole('button', { name: t('auth.login.passkey') })
    await alone.click()
    await page.waitForURL('**/staff/**')

    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByRole('button', { name: t('second_factor.passkeys.menu', { name: 'My laptop' }) }).click()
    await page.getByRole('menuitem', { name: t('second_factor.passkeys.remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('second_factor.passkeys.remove') })
      .click()
    await page.getByText(t('second_factor.passkeys.removed')).waitFor()
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    await alone.click()
    await page.getByText(t('errors.passkey_refused')).waitFor()
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(401)
  })
})
