import { page } from 'vitest/browser'
import Users from '../../../../packages/host-app/src/people/users/Users.tsx'
import { answerUsers, users } from '../../../../stories/people/users/user-records.ts'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { api } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

export const drawer = page.getByRole('dialog')

/** A button in the drawer, by its exact name. */
export const inDrawer = (name: string) => drawer.getByRole('button', { name, exact: true })

/** Bodies sent to a path, oldest first. */
export const sentTo = (path: string) =>
  api.calls.filter(call => call.method !== 'GET' && call.path === path).map(({ given }) => given)

/** Shows the screen to a system administrator, and returns the stored users. */
export const show = (search = '', rows = users, language: 'en' | 'ar' = 'en') => {
  signInAs('sysadmin')
  const stored = answerUsers(api, rows)
  showScreen(<Users />, { query: search, language })
  return stored
}
