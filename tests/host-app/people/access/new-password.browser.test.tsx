import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Reset from '../../../../packages/host-app/src/people/access/Reset.tsx'
import { useFreshApi } from '../../support/fresh-api.ts'
import { showGuestPage } from './show-guest-page.tsx'

useFreshApi()

test.each([
  ['password1', 'Weak password'],
  ['Rana.Haddad-2026', 'Weak password'],
  ['violet lighthouse 7', 'Strong password'],
])(
  'rates a password as weak if the server would reject it, and as strong otherwise: %s',
  async (password, strength) => {
    history.replaceState(null, '', '?email=rana.haddad%40example.org#invitation=ABCD2345EFGH')
    await showGuestPage(<Reset />)
    await page.getByLabelText(/^New password/).fill(password)
    await expect.element(page.getByText(strength)).toBeVisible()
  },
)
