import { listMailings } from '@portal/contract/messages/emails'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Mailings from '../../packages/host-app/src/messages/emails/Mailings.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { answerMailings, mailings } from './mailing-records.ts'

const Screen = screenOf(Mailings, 'Mailings')

const meta = preview.meta({
  title: 'messages/Mailings',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Emails that staff sent to many people, with the result for each recipient.',
      dos: ['Show the mail server’s answer for each failed delivery.'],
      donts: ['Don’t show a mailing to anyone but its sender and people who pass every privilege check.'],
    }),
  },
})

const open = mailings[0].id

export const List = meta.story({ beforeEach: on(answerMailings) })

export const Opened = meta.story({ beforeEach: on(answerMailings, { query: { open } }), tags: ['visual'] })

const waits = {
  ...mailings[0],
  ...{ counts: { waiting: 0, kept: 4, sent: 0, failed: 0, expired: 0 }, can: { retry: false } },
}

/** Without a mail server, shows that messages are pending and when they will be sent. */
export const Waits = meta.story({
  beforeEach: on(api => answerMailings(api, [waits]), { query: { open } }),
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await expect(await drawer.findByText(/^(No mail server is set|خادم البريد غير محدد)$/)).toBeVisible()
  },
})

export const Empty = meta.story({ beforeEach: on(api => answerMailings(api, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listMailings, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listMailings, refuse('unavailable'))) })

/** Keyboard only: opens a mailing and filters failed deliveries. */
export const Keyboard = meta.story({
  beforeEach: on(answerMailings),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: mailings[0].title })
    link.focus()
    await user.keyboard('{Enter}')
    const drawer = within(await within(document.body).findByRole('dialog'))
    await drawer.findByText('huda@example.org')
    drawer.getByRole('radio', { name: /^(All|الكل)$/ }).focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(drawer.queryByText('huda@example.org')).toBeNull())
    await expect(drawer.getByText('EENVELOPE 550')).toBeVisible()
    await expect(drawer.getByText(/^(Deactivated account|حساب معطّل)$/)).toBeVisible()
  },
})

export const Arabic = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['arabic'] })
