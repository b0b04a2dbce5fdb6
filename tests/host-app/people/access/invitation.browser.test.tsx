import { resetPassword } from '@portal/contract/people/access/access'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/people/auth.json'
import en from '../../../../packages/host-app/src/locales/en/people/auth.json'
import Reset from '../../../../packages/host-app/src/people/access/Reset.tsx'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { showGuestPage } from './show-guest-page.tsx'

useFreshApi()

test.each([
  ['en', en, 'code_wrong'],
  ['ar', ar, 'code_expired'],
] as const)('shows that an invitation is invalid and links to a new code, in %s', async (language, words, code) => {
  api.on(resetPassword, refuse(code))
  history.replaceState(null, '', '?email=rana%40example.org#invitation=ABCD2345EFGH')
  await showGuestPage(<Reset />, language)
  await page.getByLabelText(new RegExp(`^${words.password_new}`)).fill('Quiet-Harbour-91')
  await page.getByLabelText(new RegExp(`^${words.password_again}`)).fill('Quiet-Harbour-91')
  await page.getByRole('button', { name: words.reset.submit }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.invitation.refused)
  await expect
    .element(page.getByRole('link', { name: words.reset.again }))
    .toHaveAttribute('href', '/auth/password/forgot')
})
