import { resendVerification } from '@portal/contract/people/access/access'
import { readInstallation } from '@portal/contract/workspace/installation'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import arAccount from '../../../../packages/host-app/src/locales/ar/people/account.json'
import ar from '../../../../packages/host-app/src/locales/ar/people/auth.json'
import enAccount from '../../../../packages/host-app/src/locales/en/people/account.json'
import en from '../../../../packages/host-app/src/locales/en/people/auth.json'
import Forgot from '../../../../packages/host-app/src/people/access/Forgot.tsx'
import Reset from '../../../../packages/host-app/src/people/access/Reset.tsx'
import Verify from '../../../../packages/host-app/src/people/access/Verify.tsx'
import { EmailCodeForm } from '../../../../packages/host-app/src/people/own-account/email/EmailCodeForm.tsx'
import { NewEmailForm } from '../../../../packages/host-app/src/people/own-account/email/NewEmailForm.tsx'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { showGuestPage } from './show-guest-page.tsx'

useFreshApi(() => {
  api.on(readInstallation, () => ({ data: { demo: false, sends_mail: false, time_zone: 'UTC', seal_keys: [] } }))
  history.replaceState(null, '', '?email=lina%40example.org')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The page's text without invisible marks. */
const shown = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''
const filled = (text: string) => text.replace('{{email}}', 'lina@example.org')
const promises = /we sent|will send|أُرسل|ليُرسل|أرسلنا/

describe.each([
  ['en', en, enAccount],
  ['ar', ar, arAccount],
] as const)('without a mail server, in %s', (language, t, account) => {
  test('a forgotten password offers a code without promising mail', async () => {
    await showGuestPage(<Forgot />, language)
    await expect.element(button(t.forgot.submit_kept)).toBeVisible()
    await expect.element(page.getByText(t.no_mail)).toBeVisible()
    expect(shown()).toContain(t.forgot.lead_kept)
    expect(shown()).not.toMatch(promises)
  })

  test('a new password and its confirmation by code do not say that a code was sent', async () => {
    await showGuestPage(<Reset />, language)
    await expect.element(page.getByText(t.no_mail)).toBeVisible()
    expect(shown()).toContain(filled(t.reset.sent_kept))
    expect(shown()).not.toMatch(promises)
  })

  test('a new verification code is requested, not resent', async () => {
    api.on(resendVerification, () => ({ data: { done: true as const } }))
    await showGuestPage(<Verify />, language)
    await expect.element(page.getByText(t.verify.lead_kept)).toBeVisible()
    expect(shown()).toContain(filled(t.verify.sent_before_kept))
    await button(t.verify.resend_kept).click()
    await expect.element(page.getByText(t.verify.resent_kept)).toBeVisible()
    expect(shown()).not.toMatch(promises)
  })

  test('a new email address is confirmed by a code that nobody was sent', async () => {
    const nothing = () => undefined
    await showGuestPage(
      <>
        <NewEmailForm onCode={nothing} onSent={nothing} />
        <EmailCodeForm onBack={nothing} onDone={nothing} sentTo="lina@example.org" />
      </>,
      language,
    )
    await expect.element(button(account.email.send_kept)).toBeVisible()
    expect(shown()).toContain(filled(account.email.sent_kept))
    expect(shown()).not.toMatch(promises)
  })
})
