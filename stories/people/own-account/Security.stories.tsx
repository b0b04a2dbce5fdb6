import {
  confirmApp,
  readSecondFactor,
  renewRecoveryCodes,
  startApp,
} from '@portal/contract/people/access/second-factors'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Account from '../../../packages/host-app/src/people/own-account/Account.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { all, answerFactors, last, none, recoveryCodes } from '../second-factors/factor-records.ts'
import { answerEmail, emailCode } from './own-account-records.ts'

// The shell renders the confirmations.
const Screen = screenOf(
  () => (
    <>
      <Account />
      <ConfirmDialog />
    </>
  ),
  'StaffAccount',
)

const meta = preview.meta({
  title: 'people/Security',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The account tab for the email address, the password, the second factor, and open sessions.',
      dos: ['Show recovery codes only once.', 'Tell people who can’t remove their last factor why.'],
      donts: ['Don’t store a secret on the device or in a draft.'],
    }),
  },
})

const query = { tab: 'security' }
const page = () => within(document.body)

const press = async (canvas: ReturnType<typeof within>, ...names: RegExp[]) => {
  for (const name of names) {
    const button = await canvas.findByRole('button', { name })
    button.focus()
    await user.keyboard('{Enter}')
  }
}

export const Nothing = meta.story({ beforeEach: on(api => answerFactors(api, none), { query }) })

export const Everything = meta.story({ beforeEach: on(api => answerFactors(api, all), { query }), tags: ['visual'] })

export const TheLastOne = meta.story({ beforeEach: on(api => answerFactors(api, last), { query }) })

export const Loading = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, none)
      api.on(readSecondFactor, never)
    },
    { query },
  ),
})

export const Failing = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, none)
      api.on(readSecondFactor, refuse('unavailable'))
    },
    { query },
  ),
})

export const SettingUpAnApp = meta.story({
  beforeEach: on(api => answerFactors(api, none), { query }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Set up an app|إعداد تطبيق)$/)
    const dialog = within(await page().findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('img')).toBeVisible())
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  },
})

export const AWrongCode = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, none)
      api.on(confirmApp, refuse('factor_code_wrong'))
    },
    { query },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Set up an app|إعداد تطبيق)$/)
    await page().findByRole('dialog')
    await user.keyboard('123456')
    await press(page(), /^(Finish|إنهاء الإعداد)$/)
    await waitFor(() => expect(page().getByRole('alert')).toBeVisible())
  },
})

export const ThePasswordAgain = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, none)
      api.on(startApp, refuse('password_needed'))
    },
    { query },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Set up an app|إعداد تطبيق)$/)
    const dialog = await page().findByRole('dialog', { name: /Confirm your password|تأكيد كلمة المرور/ })
    // The dialog fades in.
    await waitFor(() => expect(dialog).toBeVisible())
    await user.keyboard('{Escape}')
    await expect(canvas.getByRole('heading', { name: /Authenticator app|تطبيق المصادقة/ })).toBeVisible()
  },
})

export const FreshRecoveryCodes = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, all)
      api.on(renewRecoveryCodes, () => ({ data: { recovery_codes: [...recoveryCodes] } }))
    },
    { query },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Make new codes|إنشاء رموز جديدة)$/)
    await press(within(await page().findByRole('alertdialog')), /^(Make new codes|إنشاء رموز جديدة)$/)
    const codes = await page().findByRole('list', { name: /Recovery codes|رموز الاسترداد/ })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
  },
})

/** Keyboard only: a wrong password, the right one, a wrong code, the right one. */
export const AnotherEmail = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, none)
      answerEmail(api)
    },
    { query },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Change email address|تغيير البريد الإلكتروني)$/)
    const dialog = within(await page().findByRole('dialog'))
    const field = (name: RegExp) => dialog.getByLabelText(name)
    await user.type(field(/^(New email address|البريد الإلكتروني الجديد)/), 'new@example.org')
    await user.type(field(/^(Current password|كلمة المرور الحالية)/), 'a guess{Enter}')
    await dialog.findByText(/The current password is wrong|كلمة المرور الحالية غير صحيحة/)
    const password = field(/^(Current password|كلمة المرور الحالية)/)
    await user.clear(password)
    await user.type(password, 'the right password{Enter}')
    await expect(await dialog.findByText(/new@example\.org/)).toBeVisible()
    await user.keyboard('000000{Enter}')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await user.keyboard(`${emailCode}{Enter}`)
    await expect(await canvas.findByText(/^(Email address changed\.|تغيّر بريدك الإلكتروني)/)).toBeVisible()
    await expect(page().queryByRole('dialog')).toBeNull()
  },
})

/** People who left the page to read the email continue with the code, and can request a new one if it has expired. */
export const ACodeFromBefore = meta.story({
  beforeEach: on(
    api => {
      answerFactors(api, none)
      answerEmail(api)
    },
    { query },
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Change email address|تغيير البريد الإلكتروني)$/)
    await press(page(), /^(I have a code|لديّ رمز)$/)
    await press(page(), /^(Request a new code|طلب رمز جديد)$/)
    await waitFor(() => expect(page().getByLabelText(/^(New email address|البريد الإلكتروني الجديد)/)).toBeVisible())
    await press(page(), /^(I have a code|لديّ رمز)$/)
    await expect(await page().findByRole('button', { name: /^(Confirm|تأكيد)$/ })).toBeVisible()
  },
})
