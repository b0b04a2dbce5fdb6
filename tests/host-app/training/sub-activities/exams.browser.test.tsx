import { listExamResults } from '@portal/contract/training/exams/exam-marking'
import { listExams } from '@portal/contract/training/exams/exams'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import exams from '../../../../packages/host-app/src/locales/en/training/exams.json'
import { rightsOnSubActivity } from '../../../../stories/programmes/activity-records.ts'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerExams, answerResults } from '../../../../stories/training/exams/exam-records.ts'
import { show, subActivity, useServer } from './shown.tsx'

const api = useServer()

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const may = (can: SubActivity['can']) => ({ ...subActivity, can })

test('shows the tests tab with the right to write questions, and links to the questions', async () => {
  signIn('sub_activities', 'view', 'fill_questions')
  answerExams(api())
  show(api(), may(rightsOnSubActivity('fill_questions')), 'tab=tests')
  const questions = page.getByRole('link', { name: exams.questions_title })
  await expect.element(questions).toHaveAttribute('href', `/staff/training/${subActivity.id}/examquestions`)
  await expect.element(tab(exams.tests)).toBeVisible()
  expect(tab(exams.answers).query()).toBeNull()
})

test('shows the answers tab with the right to view answers, opens attempts in place, and links to marking', async () => {
  answerResults(api(), true)
  show(api(), may(rightsOnSubActivity('view_answers')), 'tab=answers')
  await page.getByRole('link', { name: 'Huda Ibrahim' }).click()
  const record = page.getByRole('dialog', { name: 'Huda Ibrahim' })
  await expect.element(record.getByText('Where does a problem tree show causes?')).toBeVisible()
  await record.getByRole('button', { name: 'Close' }).click()
  const marking = page.getByRole('link', { name: exams.mark_pre })
  await expect.element(marking).toHaveAttribute('href', `/staff/trainings/${subActivity.id}/exam_answers?tab=pre`)
  await expect.element(tab(exams.answers)).toHaveAttribute('aria-selected', 'true')
  expect(tab(exams.tests).query()).toBeNull()
})

test('offers a retry when tests or answers cannot be loaded', async () => {
  api().on(listExams, refuse('unavailable'))
  api().on(listExamResults, refuse('unavailable'))
  show(api(), may(rightsOnSubActivity('fill_questions', 'view_answers')), 'tab=tests')
  const retry = page.getByRole('button', { name: blocks.retry })
  await expect.element(retry).toBeVisible()
  await tab(exams.answers).click()
  await expect.element(page.getByRole('tabpanel', { name: exams.answers }).getByRole('button')).toBeVisible()
  await expect.element(retry).toBeVisible()
})

test('links to adding a test when there is none', async () => {
  signIn('sub_activities', 'view', 'fill_questions')
  answerExams(api(), [])
  show(api(), may(rightsOnSubActivity('fill_questions')), 'tab=tests')
  await expect.element(page.getByText(exams.no_exam)).toBeVisible()
  await expect.element(page.getByRole('link', { name: exams.add_exam })).toBeVisible()
})
