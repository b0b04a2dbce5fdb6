import { addTrainingSession } from '@portal/contract/training/attendance/training-sessions'
import { expect, test } from 'vitest'
import { page, userEvent as user } from 'vitest/browser'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import { TrainingSessions as Sessions } from '../../../../packages/host-app/src/training/attendance/TrainingSessions.tsx'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerSessions, training } from '../../../../stories/training/training-sessions/session-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

test('adds a session for a past day only with a reason, and lists the reason of such a session', async () => {
  signIn('sub_activities', 'sessions')
  answerSessions(api)
  api.on(addTrainingSession, () => {
    throw new Refused('invalid', { errors: [{ path: 'date', code: 'date_past' }] })
  })
  showScreen(<Sessions mayAdd subActivityId={training.id} />, { query: 'session_act=add' })
  await expect.element(page.getByText('Entered later: Held at short notice.')).toBeInTheDocument()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('spinbutton', { name: /^day/ }).click()
  await user.keyboard('05062020')
  await drawer.getByRole('textbox', { name: /^Start/ }).fill('9:30')
  await drawer.getByRole('textbox', { name: /^End/ }).fill('10:30')
  const submit = drawer.getByRole('button', { name: 'Add session' })
  await submit.click()
  await expect.element(drawer.getByText(errors.date_past).first()).toBeVisible()
  await drawer.getByRole('textbox', { name: /^Reason/ }).fill('Held at short notice')
  await submit.click()
  await expect.poll(() => sent('POST').at(-1)).toMatchObject({ date: '2020-06-05', reason: 'Held at short notice' })
})
