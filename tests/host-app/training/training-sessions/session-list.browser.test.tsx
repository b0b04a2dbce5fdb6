import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnAttendance } from '../../../../packages/host-app/src/training/attendance/OwnAttendance.tsx'
import { TrainingSessions as Sessions } from '../../../../packages/host-app/src/training/attendance/TrainingSessions.tsx'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerSessions, training } from '../../../../stories/training/training-sessions/session-records.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const show = (language: 'en' | 'ar' = 'en') => {
  signIn('sub_activities', 'sessions')
  answerSessions(api)
  render(
    <InPortal language={language}>
      <Sessions mayAdd subActivityId={training.id} />
    </InPortal>,
  )
}

const rowOf = (day: string) => page.getByRole('row').filter({ hasText: day })

test('shows when a session begins, and afterwards how many attended', async () => {
  show()
  await expect.element(rowOf('08-Jun-2026').getByText('Begins 08-Jun-2026 13:00')).toBeVisible()
  await expect.element(rowOf('01-Jun-2026').getByText('5 of 6 attended')).toBeVisible()
  await expect.element(rowOf('02-Jun-2026').getByText('Not marked')).toBeVisible()
  expect(page.getByText(/^0 of/).elements()).toEqual([])
})

test('shows trainees when a session begins, and afterwards their own mark', async () => {
  answerSessions(api)
  render(
    <InPortal language="en">
      <OwnAttendance subActivityId={training.id} />
    </InPortal>,
  )
  await expect.element(rowOf('08-Jun-2026').getByText('Begins 08-Jun-2026 13:00')).toBeVisible()
  await expect.element(rowOf('02-Jun-2026').getByText('Not marked')).toBeVisible()
  await expect.element(rowOf('01-Jun-2026').getByText('Present')).toBeVisible()
})

test('names the sessions’ menus in the page’s language', async () => {
  show('ar')
  await expect.element(page.getByRole('button', { name: 'إجراءات جلسة 01-حزيران-2026' })).toBeVisible()
})
