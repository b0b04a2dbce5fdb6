import { readEmailTemplate, sendEmailTemplate } from '@portal/contract/messages/emails'
import { expect, fn, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import EmailTemplate from '../../packages/host-app/src/messages/emails/EmailTemplate.tsx'
import { type FakeApi, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'

const Screen = screenOf(EmailTemplate, 'EmailTemplate', { name: 'verify' })

const meta = preview.meta({
  title: 'messages/EmailTemplate',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Previews one of the portal’s emails in both languages, at desktop and phone widths, and as plain text.',
      dos: [
        'Keep the language and the view in the URL.',
        'Show the email in a sandboxed frame that runs no scripts and fetches nothing.',
      ],
      donts: ['Don’t send a test email to anyone but the person who requests it.'],
    }),
  },
})

const samples = {
  en: { title: 'Your verification code', text: 'Your verification code is:\n\n123456\n\nIt is valid for 10 minutes.' },
  ar: { title: 'رمز التحقق', text: 'رمز التحقق هو:\n\n123456\n\nالرمز صالح مدة 10 دقائق.' },
}

const sent = fn()

const answer = (api: FakeApi) => {
  api.on(readEmailTemplate, ({ name, language }) => ({ data: { name, ...samples[language] } }))
  api.on(sendEmailTemplate, input => {
    sent(input)
    return { data: { state: 'waiting' as const } }
  })
}

export const PlainText = meta.story({ beforeEach: on(answer, { query: { view: 'text' } }), tags: ['visual'] })

/** Keyboard only: switches the language, then sends a test to the user. */
export const Keyboard = meta.story({
  beforeEach: on(answer, { query: { view: 'text', language: 'en' } }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const english = await canvas.findByRole('radio', { name: 'English' })
    english.focus()
    await user.keyboard('{ArrowDown}')
    await seen(() => canvas.getByRole('heading', { level: 1, name: samples.ar.title }))
    const send = canvas.getByRole('button', { name: /^(Add to the outbox|إضافة إلى صندوق الصادر)$/ })
    send.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ name: 'verify', language: 'ar' }))
    await expect(send).toBeEnabled()
  },
})

export const Gone = meta.story({ beforeEach: on(api => api.on(readEmailTemplate, refuse('not_found'))) })
