import { cancelEmailChange } from '@portal/contract/people/users/email-changes'
import { listUsers, userDeletion } from '@portal/contract/people/users/users'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Users from '../../../packages/host-app/src/people/users/Users.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { pendingChange } from '../own-account/own-account-records.ts'
import { answerUserPrivileges } from '../privileges/privilege-records.ts'
import { answerUsers, blocked, huda, rana, users } from './user-records.ts'

const Screen = screenOf(Users, 'Users')

const meta = preview.meta({
  title: 'people/Users',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists all accounts. New people are invited by email. Leavers are deactivated, and records keep their names.',
      dos: ['Read the allowed actions from the row’s `can`.', 'Show a result for each person after a bulk action.'],
      donts: ['Don’t delete an account whose person has left records behind. Deactivate it.'],
    }),
  },
})

const start = (query: Readonly<Record<string, string>> = {}) => on(api => void answerUsers(api), { query })

export const List = meta.story({ beforeEach: start(), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => void answerUsers(api, [])) })

export const NoMatch = meta.story({ beforeEach: start({ search: 'zeppelin', state: 'deactivated' }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listUsers, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listUsers, refuse('unavailable'))) })

export const ForViewers = meta.story({
  beforeEach: on(
    api => {
      const can = Object.fromEntries(Object.keys(rana.can).map(name => [name, false]))
      answerUsers(
        api,
        users.map(row => ({ ...row, can: { ...row.can, ...can } })),
      )
    },
    { may: ['users', 'view'] },
  ),
})

export const Opened = meta.story({ beforeEach: start({ open: rana.id }), tags: ['visual'] })

/** In the drawer, each area is shown above its privileges. */
export const Privileges = meta.story({
  beforeEach: on(
    api => {
      answerUsers(api)
      answerUserPrivileges(api)
    },
    { query: { open: rana.id, tab: 'privileges' } },
  ),
  tags: ['visual'],
})

/** A new address awaits confirmation and the 72-hour period. People who may edit the account can cancel the change. */
export const EmailChanging = meta.story({
  beforeEach: on(
    api => {
      const can = { ...rana.can, change_email: false, cancel_email_change: true }
      const stored = answerUsers(api, [{ ...rana, email_change: pendingChange, can }])
      api.on(cancelEmailChange, () => {
        stored.keep(rana)
        return { data: { done: true as const } }
      })
    },
    { query: { open: rana.id } },
  ),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText('rana.h@example.org'))
    await user.click(drawer.getByRole('button', { name: /^(Cancel change|إلغاء التغيير)$/ }))
    await waitFor(() => expect(drawer.queryByText('rana.h@example.org')).toBeNull())
    await expect(document.body).not.toHaveFocus()
  },
})

/**
 * The new mailbox is confirmed and the 72-hour period is running. Without the right to edit, there is no cancel button.
 */
export const EmailConfirmed = meta.story({
  beforeEach: on(
    api => {
      const email_change = { ...pendingChange, confirmed_at: '2026-11-20T05:00:00.000Z' }
      answerUsers(api, [{ ...rana, email_change, can: { ...rana.can, edit: false, change_email: false } }])
    },
    { query: { open: rana.id } },
  ),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText(/The new address has confirmed|تأكّد العنوان الجديد/))
    await expect(drawer.queryByRole('button', { name: /^(Cancel change|إلغاء التغيير)$/ })).toBeNull()
  },
})

export const Adding = meta.story({ beforeEach: start({ add: 'yes' }), tags: ['visual'] })

export const Editing = meta.story({ beforeEach: start({ open: rana.id, act: 'edit' }) })

export const Deactivating = meta.story({ beforeEach: start({ open: rana.id, act: 'deactivate' }), tags: ['visual'] })

export const SendingEmail = meta.story({ beforeEach: start({ open: rana.id, act: 'send_emails' }) })

export const ChangingType = meta.story({ beforeEach: start({ open: rana.id, act: 'change_type' }) })

export const ResettingSecondFactor = meta.story({ beforeEach: start({ open: rana.id, act: 'reset_second_factor' }) })

export const Deleting = meta.story({ beforeEach: start({ open: huda.id, act: 'delete' }) })

export const NotDeleted = meta.story({
  beforeEach: on(
    api => {
      answerUsers(api)
      api.on(userDeletion.impact, () => ({ data: blocked }))
    },
    { query: { open: rana.id, act: 'delete' } },
  ),
})

/** Selected rows, with their actions above the list. */
export const Selected = meta.story({
  beforeEach: start(),
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/Rana Haddad|رنا حداد/))
    for (const box of canvas.getAllByRole('checkbox').slice(1, 4)) await user.click(box)
    await seen(() => canvas.getByRole('button', { name: /^(Deactivate|تعطيل)$/ }))
  },
  tags: ['visual'],
})

/** Applies a profile to all selected accounts. */
export const GivingProfile = meta.story({
  beforeEach: start(),
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/Rana Haddad|رنا حداد/))
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await user.click(all)
    await user.click(await canvas.findByRole('button', { name: /^(Profiles|مجموعات الصلاحيات)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await seen(() => dialog.getByText(/^(Give|منح)$/))
  },
})

/** Shows which accounts were updated, and why each of the others was not. */
export const Results = meta.story({
  beforeEach: start(),
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/Rana Haddad|رنا حداد/))
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await user.click(all)
    await user.click(await canvas.findByRole('button', { name: /^(Deactivate|تعطيل)$/ }))
    const record = within(await within(document.body).findByRole('dialog'))
    await user.click(await record.findByRole('button', { name: /^(Deactivate|تعطيل)$/ }))
    await waitFor(() => expect(record.getAllByRole('listitem')).toHaveLength(2))
  },
  tags: ['visual'],
})
