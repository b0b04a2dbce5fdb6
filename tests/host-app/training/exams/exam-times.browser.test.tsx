import { editExam } from '@portal/contract/training/exams/exams'
import { readInstallation } from '@portal/contract/workspace/installation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OrganisationCalendar } from '../../../../packages/host-app/src/app/layouts/OrganisationCalendar.tsx'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import { ExamEditor } from '../../../../packages/host-app/src/training/exams/editor/ExamEditor.tsx'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerExams, exam, training } from '../../../../stories/training/exams/exam-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi(() => signIn('sub_activities', 'view', 'fill_questions'))

const opens_at = '2026-11-20T11:00:00.000Z'
const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

const answerZone = (time_zone: string) =>
  api.on(readInstallation, () => ({ data: { demo: false, sends_mail: true, time_zone, seal_keys: [] } }))

const show = () => {
  const shown = { ...exam, opens_at, opens: opens_at }
  answerExams(api, [shown])
  showScreen(
    <OrganisationCalendar>
      <ExamEditor exam={shown} mayAdd={false} onChange={() => undefined} slug="pre" trainingId={training.id} />
    </OrganisationCalendar>,
  )
}

// 25 hours apart, so the device is in another zone than one of them.
test.each([
  ['Pacific/Kiritimati', '2026-11-21 01:00', '21-Nov-2026 01:00', '2026-11-21 23:30', '2026-11-21T09:30:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-20 00:00', '20-Nov-2026 00:00', '2026-11-20 23:30', '2026-11-21T10:30:00.000Z'],
])('shows and reads the times of a test in the organisation’s zone %s', async (zone, text, shown, typed, closes_at) => {
  answerZone(zone)
  show()
  await expect.element(page.getByText(shown)).toBeVisible()
  await page.getByRole('button', { name: en.edit_settings }).click()
  await expect.element(field(en.opens)).toHaveValue(text)
  await expect.element(field(en.opens)).toHaveAccessibleDescription(expect.stringContaining(zone))
  await field(en.closes).fill(typed)
  api.on(editExam, given => ({ data: { ...exam, ...given } }))
  await page.getByRole('button', { name: blocks.save }).click()
  await expect.poll(() => sent('PATCH')).toMatchObject([{ opens_at, closes_at }])
})

test('asks again when the time zone cannot be read, instead of reading times in another one', async () => {
  api.on(readInstallation, refuse('unavailable'))
  show()
  await page.getByRole('button', { name: en.edit_settings }).click()
  await expect.element(page.getByRole('button', { name: blocks.retry })).toBeVisible()
  expect(field(en.opens).query()).toBeNull()
})
