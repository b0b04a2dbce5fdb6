import { loginByCode } from '@portal/contract/people/access/login-steps'
import { Page } from '@portal/ui/Page'
import { expect, fn, userEvent as user } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import SecondFactor from '../../../packages/host-app/src/people/access/SecondFactor.tsx'
import SecondStep from '../../../packages/host-app/src/people/second-factors/steps/SecondStep.tsx'
import { refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerFactors, none } from './factor-records.ts'

const Step = screenOf(
  () => (
    <Page title="Portal" width="form">
      <SecondStep methods={['app', 'passkey', 'recovery_code']} onBack={fn()} onEntered={fn()} />
    </Page>
  ),
  'Login',
)
const Required = screenOf(SecondFactor, 'SecondFactor')

const meta = preview.meta({
  title: 'people/SecondStep',
  component: Step,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Asks for the second factor after the right password: a code, a passkey, or a recovery code.',
      dos: ['Keep the other methods one press away in case one fails.'],
      donts: ['Don’t start a session before this step is complete.'],
    }),
  },
})

export const Code = meta.story({ beforeEach: on(() => undefined), tags: ['visual'] })

export const WrongCode = meta.story({
  beforeEach: on(api => api.on(loginByCode, refuse('factor_code_wrong'))),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('textbox')
    first?.focus()
    await user.keyboard('123456')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const RecoveryCode = meta.story({
  beforeEach: on(() => undefined),
  play: async ({ canvas }) => {
    const other = await canvas.findByRole('button', { name: /Use a recovery code|استخدام رمز استرداد/ })
    other.focus()
    await user.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox', { name: /Recovery code|رمز الاسترداد/ })).toHaveFocus()
  },
})

export const RequiredOfStaff = meta.story({
  render: () => <Required />,
  beforeEach: on(api => answerFactors(api, { ...none, required: true })),
  tags: ['visual'],
})
