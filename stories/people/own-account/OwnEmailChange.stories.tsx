import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Account from '../../../packages/host-app/src/people/own-account/Account.tsx'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerFactors, none } from '../second-factors/factor-records.ts'
import { answerEmailChange, pendingChange } from './own-account-records.ts'

const Screen = screenOf(Account, 'StaffAccount')

const meta = preview.meta({
  title: 'people/OwnEmailChange',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The account page while an email address change that somebody else requested is pending.',
      dos: ['Show both options side by side: stop the change, or confirm it now.'],
      donts: ['Don’t confirm the change without the password.'],
    }),
  },
})

const waiting = on(
  api => {
    answerFactors(api, none)
    answerEmailChange(api, pendingChange)
  },
  { query: { tab: 'security' } },
)

/** Someone else requested a new address. The account holder cancels the change and keeps the current one. */
export const AnAddressOfSomebodyElse = meta.story({
  beforeEach: waiting,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('rana.h@example.org')
    await expect(canvas.getByText(/^(Omar Khalil|عمر خليل)$/)).toBeVisible()
    await user.click(await canvas.findByRole('button', { name: /^(Stop change|إيقاف التغيير)$/ }))
    await expect(await canvas.findByText(/^(The change was stopped|أُوقف التغيير)/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('rana.h@example.org')).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The account holder confirms the pending change immediately, first with a wrong password, then with the right one. */
export const AnAddressConfirmedAtOnce = meta.story({
  beforeEach: waiting,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Confirm now|التأكيد الآن)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const password = dialog.getByLabelText(/^(Current password|كلمة المرور الحالية)/)
    await user.type(password, 'a guess{Enter}')
    await dialog.findByText(/The current password is wrong|كلمة المرور الحالية غير صحيحة/)
    await user.clear(password)
    await user.type(password, 'the right password{Enter}')
    await expect(await canvas.findByText(/^(Email address changed\.|تغيّر بريدك الإلكتروني)/)).toBeVisible()
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})
