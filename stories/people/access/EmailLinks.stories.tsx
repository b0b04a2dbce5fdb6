import { confirmEmailChange, stopEmailChange } from '@portal/contract/people/users/email-changes'
import { expect, userEvent as user } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import ConfirmEmail from '../../../packages/host-app/src/people/access/ConfirmEmail.tsx'
import StopEmail from '../../../packages/host-app/src/people/access/StopEmail.tsx'
import { type FakeApi, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { pendingChange } from '../own-account/own-account-records.ts'

const Confirming = screenOf(ConfirmEmail, 'ConfirmEmail')
const Stopping = screenOf(StopEmail, 'StopEmail')

const meta = preview.meta({
  title: 'people/EmailLinks',
  component: Confirming,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The pages that the links in both mailboxes open when somebody requests a different email address.',
      dos: ['Require a button press, because mail programs open links automatically.'],
      donts: ['Don’t show an address or a name. The link may have reached the wrong person.'],
    }),
  },
})

const fromMail = (answer: (api: FakeApi) => void) => async () => {
  const leave = await on(answer)()
  history.replaceState(null, '', `${location.pathname}${location.search}#token=from-the-mail`)
  return leave
}

// The only button takes focus on the first Tab press.
const byKeyboard = async (name: RegExp) => {
  await user.tab()
  await expect(document.activeElement).toHaveAccessibleName(name)
  await user.keyboard('{Enter}')
}

export const Confirm = meta.story({
  beforeEach: fromMail(api =>
    api.on(confirmEmailChange, () => ({ data: { is_changed: false, due_at: pendingChange.due_at } })),
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Confirm address|تأكيد العنوان)$/ })
    await byKeyboard(/^(Confirm address|تأكيد العنوان)$/)
    await expect(await canvas.findByRole('status')).toHaveTextContent(/2026/)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const ConfirmedLate = meta.story({
  beforeEach: fromMail(api =>
    api.on(confirmEmailChange, () => ({ data: { is_changed: true, due_at: pendingChange.due_at } })),
  ),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Confirm address|تأكيد العنوان)$/ }))
    await canvas.findByText(/^(Confirmed\. You can log in|تم التأكيد\. يمكنك الآن)/)
  },
})

export const Stop = meta.story({
  render: () => <Stopping />,
  beforeEach: fromMail(api => api.on(stopEmailChange, () => ({ data: { done: true as const } }))),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Stop change|إيقاف التغيير)$/ })
    await byKeyboard(/^(Stop change|إيقاف التغيير)$/)
    await canvas.findByText(/^(The change was stopped|أُوقف التغيير)/)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const TooLate = meta.story({
  render: () => <Stopping />,
  beforeEach: fromMail(api => api.on(stopEmailChange, refuse('email_change_over'))),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Stop change|إيقاف التغيير)$/ }))
    await canvas.findByRole('alert')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const Incomplete = meta.story({ beforeEach: on(() => undefined) })
