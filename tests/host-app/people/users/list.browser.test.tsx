import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/people/users.json'
import { sami, users } from '../../../../stories/people/users/user-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { show } from './screen.tsx'

useFreshApi()

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('the list of users', () => {
  test('is sorted by the English name, and shows the status of each account', async () => {
    show()
    await expect.element(row('Rana Haddad')).toMatchTextContent(en.statuses.active)
    await expect.element(row('Sami Khoury')).toMatchTextContent(en.statuses.invited)
    await expect.element(row('Huda Ibrahim')).toMatchTextContent(en.statuses.deactivated)
    await expect.element(row('Omar Aziz')).toMatchTextContent(en.statuses.pending)
    const [asked] = api.calls.filter(({ path }) => path === '/users')
    expect(asked?.given).toEqual({ sort: 'full_name_en' })
  })

  test('shows that an invitation is waiting for a mail server, or was not sent', async () => {
    show('', [
      { ...sami, code_mail: 'kept' },
      { ...sami, id: idOf(61), full_name_en: 'Lina Saad', code_mail: 'failed' },
    ])
    await expect.element(row('Sami Khoury')).toMatchTextContent(en.statuses.invited_kept)
    await expect.element(row('Lina Saad')).toMatchTextContent(en.statuses.invited_unsent)
  })

  test('is filtered by the URL, and sorted by the Arabic name in Arabic', async () => {
    show(`type=trainee&state=active&verification=pending&profile_id=${idOf(1)}&deletion=requested`, users, 'ar')
    const asked = () => api.calls.findLast(({ path }) => path === '/users')?.given
    await expect.poll(asked).toEqual({
      ...{ sort: 'full_name_ar', type: 'trainee', state: 'active', verification: 'pending' },
      ...{ profile_id: idOf(1), deletion: 'requested' },
    })
  })
})
