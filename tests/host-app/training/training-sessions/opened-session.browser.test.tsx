import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/training/training_sessions.json'
import { TrainingSessions as Sessions } from '../../../../packages/host-app/src/training/attendance/TrainingSessions.tsx'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerSessions, training } from '../../../../stories/training/training-sessions/session-records.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

test('focuses the back button when a session is opened by keyboard', async () => {
  signIn('sub_activities', 'sessions')
  answerSessions(api)
  render(
    <InPortal>
      <Sessions mayAdd subActivityId={training.id} />
    </InPortal>,
  )
  const session = page.getByRole('link').first()
  await expect.element(session).toBeVisible()
  session.element().focus()
  await userEvent.keyboard('{Enter}')
  const back = page.getByRole('button', { name: en.back })
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(back).not.toBeInTheDocument()
})
