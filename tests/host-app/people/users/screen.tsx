import { page } from 'vitest/browser'
import Users from '../../../../packages/host-app/src/people/users/Users.tsx'
import { answerUsers, users } from '../../../../stories/people/user-records.ts'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { api } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

/** The text above the list. */
export const drawer = page.getByRole('dialog')

/** A button in it, by its whole name. */
export const inDrawer = (name: string) => drawer.getByRole('button', { name, exact: true })

/** What was sent to an address, oldest first. */
export const sentTo = (path: string) =>
  api.calls.filter(call => call.method !== 'GET' && call.path === path).map(({ given }) => given)

/** Shows the screen to a system administrator, on a server that has these; answers what is stored. */
export const show = (search = '', rows = users, language: 'en' | 'ar' = 'en') => {
  signInAs('sysadmin')
  const stored = answerUsers(api, rows)
  showScreen(<Users />, { query: search, language })
  return stored
}
