import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Users from '../../../packages/host-app/src/people/users/Users.tsx'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerUsers, rana, sami } from './user-records.ts'

const Screen = screenOf(Users, 'Users')

const meta = preview.meta({
  title: 'people/Invitations',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Accounts of people who were invited and haven’t logged in yet.',
      dos: ['Show the delivery status of the email in the list and in the record.'],
      donts: ['Don’t show an invitation link a second time.'],
    }),
  },
})

export const Invited = meta.story({ beforeEach: on(api => void answerUsers(api), { query: { open: sami.id } }) })

const waits = {
  ...sami,
  code_mail: 'kept' as const,
  invitation_copied: { at: '2026-11-25T09:30:00.000Z', by: rana },
}

/** The list and the record show a pending invitation. Its link can be copied. */
export const InvitationWaits = meta.story({
  beforeEach: on(api => void answerUsers(api, [waits, rana]), { query: { open: sami.id, act: 'copy_invitation' } }),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', {
      name: /^(Copy invitation link|نسخ رابط الدعوة)$/,
    })
    await expect(within(dialog).getByText(/^(Invitation link copied|نُسخ رابط الدعوة)/)).toHaveTextContent(
      /Rana Haddad|رنا حداد/,
    )
    await user.click(within(dialog).getByRole('button', { name: /^(Show link|إظهار الرابط)$/ }))
    await seen(() => within(dialog).getByText(/#invitation=7K2MPQ4XWERT$/))
    await expect(within(dialog).queryByRole('button', { name: /^(Show link|إظهار الرابط)$/ })).toBeNull()
    // Earlier confirmations disappear when a new link is ready to copy.
    await expect(within(dialog).queryByText(/^(Invitation link copied|نُسخ رابط الدعوة)/)).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(Copy|نسخ)/))
  },
})

/** Marks an email address that counts as verified although no mail has reached it. */
export const NeverByMail = meta.story({
  beforeEach: on(
    api =>
      void answerUsers(api, [
        { ...sami, ...{ state: 'active', verification: 'verified', has_password: true, is_email_mailed: false } },
        rana,
      ]),
    { query: { open: sami.id } },
  ),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText(/^(Verified, but never by email|مؤكَّد، لكن ليس بالبريد)$/))
  },
})

/** A failed invitation can be sent again, or its link copied. */
export const InvitationNotSent = meta.story({
  beforeEach: on(api => void answerUsers(api, [{ ...sami, code_mail: 'failed' }, rana]), { query: { open: sami.id } }),
  tags: ['behaviour'],
  play: async () => {
    const page = within(document.body)
    const drawer = within(await page.findByRole('dialog'))
    await user.click(await drawer.findByRole('button', { name: /^(Renew verification|تجديد التأكيد)/ }))
    await seen(() => page.getByRole('dialog', { name: /^(Renew verification|تجديد التأكيد)/ }))
  },
})
