import { listEmailTemplates } from '@portal/contract/messages/emails'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import EmailTemplates from '../../packages/host-app/src/messages/emails/EmailTemplates.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'

const Screen = screenOf(EmailTemplates, 'EmailTemplates')

const meta = preview.meta({
  title: 'messages/EmailTemplates',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the emails that the portal writes itself. Each opens as its recipients see it.',
      dos: ['Use sample values that belong to no real person.'],
      donts: ['Don’t offer editing. The texts are part of the portal.'],
    }),
  },
})

const templates = [
  { name: 'verify', titles: { en: 'Your verification code', ar: 'رمز التحقق' } },
  { name: 'password_changed', titles: { en: 'Your password was changed', ar: 'تغيّرت كلمة المرور' } },
]

export const List = meta.story({
  beforeEach: on(api => api.on(listEmailTemplates, () => ({ data: templates }))),
  tags: ['visual'],
})

export const Loading = meta.story({ beforeEach: on(api => api.on(listEmailTemplates, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listEmailTemplates, refuse('unavailable'))) })
