import { readInstallation } from '@portal/contract/workspace/installation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import arEmails from '../../../../packages/host-app/src/locales/ar/messages/training_emails.json'
import ar from '../../../../packages/host-app/src/locales/ar/people/users.json'
import enEmails from '../../../../packages/host-app/src/locales/en/messages/training_emails.json'
import en from '../../../../packages/host-app/src/locales/en/people/users.json'
import { NewTrainingEmail } from '../../../../packages/host-app/src/messages/training-emails/NewTrainingEmail.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'
import { drawer, inDrawer, show } from './screen.tsx'

useFreshApi(() =>
  api.on(readInstallation, () => ({ data: { demo: false, sends_mail: false, time_zone: 'UTC', seal_keys: [] } })),
)

test.each([
  ['en', en],
  ['ar', ar],
] as const)('promises no invitation where people are listed and added, in %s', async (language, t) => {
  show('add=yes', [], language)
  await expect.element(inDrawer(t.invite_kept)).toBeVisible()
  await expect.element(drawer.getByText(t.kept_invitation)).toBeVisible()
  expect(drawer.getByRole('button', { name: t.invite, exact: true }).query()).toBeNull()
  await expect.element(page.getByText(t.empty_text_kept)).toBeInTheDocument()
})

test.each([
  ['en', enEmails],
  ['ar', arEmails],
] as const)('says before an email to a training is written that it waits, in %s', async (language, t) => {
  signInForAll()
  showScreen(<NewTrainingEmail id={idOf(1)} onClose={() => undefined} onSent={() => undefined} />, { language })
  await expect.element(page.getByText(t.sent_kept)).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.send_kept, exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: t.send, exact: true }).query()).toBeNull()
})
