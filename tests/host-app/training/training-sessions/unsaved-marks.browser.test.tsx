import { markAttendance } from '@portal/contract/training/attendance/attendance'
import { hasUnsaved } from '@portal/ui/Form'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TrainingSessions as Sessions } from '../../../../packages/host-app/src/training/attendance/TrainingSessions.tsx'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerSessions, marked, training } from '../../../../stories/training/training-sessions/session-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const show = () =>
  showScreen(<Sessions mayAdd subActivityId={training.id} />, { query: `session=${marked.id}`, language: 'en' })
const radio = (name: string, mark: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('radio', { name: mark })

test('shows that a mark is not saved, preserves it, and saves it on retry', async () => {
  signIn('sub_activities', 'sessions')
  answerSessions(api)
  api.on(markAttendance, refuse('unavailable'))
  show()
  await radio('Hadi Mansour', 'Late').click({ force: true })
  await expect.element(page.getByText(/1 change not saved/)).toBeVisible()
  await expect.element(radio('Hadi Mansour', 'Late')).toBeChecked()
  answerSessions(api)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await expect.element(radio('Hadi Mansour', 'Late')).toBeChecked()
})

test('saves pending marks after the panel was closed', async () => {
  signIn('sub_activities', 'sessions')
  answerSessions(api)
  api.on(markAttendance, refuse('unavailable'))
  show()
  await radio('Yara Aziz', 'Excused').click({ force: true })
  await expect.element(page.getByText(/1 change not saved/)).toBeVisible()
  await page.getByRole('button', { name: 'All sessions' }).click()
  await expect.element(page.getByText('01-Jun-2026')).toBeVisible()
  expect(hasUnsaved()).toBe(true)
  answerSessions(api)
  dispatchEvent(new Event('online'))
  await expect.poll(() => hasUnsaved()).toBe(false)
  expect(sent('POST').at(-1)).toMatchObject({ marks: [{ mark: 'excused' }] })
  cleanup()
  show()
  await expect.element(radio('Yara Aziz', 'Excused')).toBeChecked()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

test('shows a rejected mark with the reason next to the stored one, until the trainee is marked again', async () => {
  signIn('sub_activities', 'sessions')
  answerSessions(api)
  api.on(markAttendance, refuse('session_cancelled'))
  show()
  await radio('Hadi Mansour', 'Late').click({ force: true })
  const note = page.getByText('Not saved: Late. This session is cancelled.')
  await expect.element(note).toBeVisible()
  await expect.element(radio('Hadi Mansour', 'Late')).not.toBeChecked()
  await expect.element(page.getByText('1 change not saved')).toBeVisible()
  answerSessions(api)
  await radio('Hadi Mansour', 'Absent').click({ force: true })
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(radio('Hadi Mansour', 'Absent')).toBeChecked()
})
