import { readExamAnswers } from '@portal/contract/training/exams/exam-marking'
import { examDeletion, listExams } from '@portal/contract/training/exams/exams'
import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { type PageName, pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import texts from '../../../../packages/host-app/src/locales/en/workspace/deletion_impact.json'
import ExamAnswers from '../../../../packages/host-app/src/training/exams/ExamAnswers.tsx'
import ExamQuestions from '../../../../packages/host-app/src/training/exams/ExamQuestions.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn, signInAs } from '../../../../stories/support/signed-in.ts'
import { answerExams, answerResults, exam, results, training } from '../../../../stories/training/exams/exam-records.ts'
import { linesOf } from '../../../support/lines-of.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const show = (Screen: ComponentType, name: PageName) => {
  const [route] = pages.filter(one => one.name === name)
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: training.id } }}>
        <Screen />
        <ConfirmDialog />
      </RouteContext>
    </InPortal>,
  )
}

test('opens an attempt under its own URL, with every answer, the correct ones, and the points', async () => {
  answerResults(api, true)
  show(ExamAnswers, 'StaffExamAnswers')
  await page.getByRole('link', { name: 'Huda Ibrahim' }).first().click()
  const record = page.getByRole('dialog', { name: 'Huda Ibrahim' })
  await expect.element(record.getByText('Where does a problem tree show causes?')).toBeVisible()
  await expect.element(record.getByText('Below the core problem').first()).toBeVisible()
  await expect.element(record.getByText('3 of 3')).toBeVisible()
  expect(location.search).toContain('open=')
  await record.getByRole('button', { name: 'Close' }).click()
  await expect.element(record).not.toBeInTheDocument()
  expect(location.search).not.toContain('open=')
})

test('preserves line breaks in questions and answers', async () => {
  answerResults(api, true)
  const [result] = results
  const text = 'First line\nSecond line'
  const question = { kind: 'text', prompt: text, points: 5, model_answer: text } as const
  const answered = { id: idOf(860), question, correct: question, answer: { id: idOf(861), value: text, points: 5 } }
  api.on(readExamAnswers, () => ({ data: { ...result, questions: [answered] } }))
  show(ExamAnswers, 'StaffExamAnswers')
  await page.getByRole('link', { name: 'Huda Ibrahim' }).first().click()
  const record = page.getByRole('dialog', { name: 'Huda Ibrahim' })
  await expect.element(record.getByText(/^First line/).first()).toBeVisible()
  const shown = record.getByText(/^First line/).elements()
  expect(shown.map(linesOf)).toEqual([2, 2, 2])
})

test('deletes a test that nobody has started, after a confirmation', async () => {
  answerExams(api, [{ ...exam, attempt_count: 0, can: { edit: true, delete: true } }])
  const impact = { rows: 4, shown: 'questions', blockers: { count: 0, names: [] }, money: [], closed_months: [] }
  const cascades = [
    { kind: 'exam_questions', count: 3, names: [] },
    { kind: 'exam_extra_time', count: 1, names: [] },
  ]
  api.on(examDeletion.impact, () => ({ data: { ...impact, cascades, records: [] } }))
  api.on(examDeletion.remove, () => {
    api.on(listExams, () => ({
      data: { sub_activity: training, viewer: 'staff' as const, exams: [], can: { add: true } },
    }))
    return { data: { done: true } as const }
  })
  show(ExamQuestions, 'ExamQuestions')
  await page.getByRole('button', { name: en.delete_exam }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('3 questions')).toBeVisible()
  await expect.element(question.getByText('Extra time of 1 trainee')).toBeVisible()
  expect(sent('DELETE')).toEqual([])
  await question.getByRole('button', { name: texts.delete }).click()
  await expect.element(page.getByText(en.no_exam)).toBeVisible()
  expect(sent('DELETE')).toMatchObject([{ version: exam.version, shown: 'questions' }])
})

test('does not offer to delete a test that somebody has started', async () => {
  answerExams(api)
  show(ExamQuestions, 'ExamQuestions')
  await expect.element(page.getByRole('button', { name: en.edit_settings })).toBeVisible()
  expect(page.getByRole('button', { name: en.delete_exam }).query()).toBeNull()
})

test('searches another test’s questions, keeps the selection across searches, and copies only selected ones', async () => {
  answerExams(api)
  show(ExamQuestions, 'ExamQuestions')
  await page.getByRole('button', { name: en.use_questions }).click()
  await page.getByRole('button', { name: new RegExp(`^${en.exam}`) }).click()
  await page.getByRole('option', { name: /group 1/ }).click()
  const table = page.getByRole('table', { name: en.questions })
  await expect.element(table.getByRole('row', { name: /Name one risk.*Text.*4/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add 0 copies' }).click()
  await expect.element(page.getByText(errors.select_value).first()).toBeVisible()
  expect(sent('POST')).toEqual([])
  const search = page.getByRole('searchbox', { name: en.search_questions })
  await search.fill('CYCLE')
  await expect.element(page.getByText('1 question', { exact: true })).toBeVisible()
  await table.getByRole('checkbox', { name: /What comes first/ }).click()
  await search.fill('')
  await table.getByRole('checkbox', { name: /كم مرحلة/ }).click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 copies' }).click()
  await expect.element(search).not.toBeInTheDocument()
  expect(sent('POST')).toEqual([{ id: exam.id, source_id: idOf(804), question_ids: [idOf(872), idOf(873)] }])
  await expect.element(page.getByText('What comes first in the cycle?')).toBeVisible()
  expect(page.getByText('Name one risk of your project.').query()).toBeNull()
})

describe('the back link of the answers', () => {
  const back = page.getByRole('link', { name: training.name })
  const open = (viewer: TrainingViewer, name: PageName = 'StaffExamAnswers') => {
    answerResults(api, viewer !== 'trainee', undefined, viewer)
    show(ExamAnswers, name)
    return expect.element(back)
  }

  test('opens the sub-activity for staff who run the training', async () => {
    signIn('sub_activities', 'view', 'view_answers')
    await open('staff').toHaveAttribute('href', `/staff/sub_activity/${training.id}`)
  })

  test('opens the training’s teaching page for an instructor, even if they run other trainings', async () => {
    const privileges = [
      { group: 'instructors', command: 'instructor_pages' },
      { group: 'sub_activities', command: 'view' },
    ]
    signInAs('staff', ...privileges)
    await open('instructor').toHaveAttribute('href', `/staff/trainings/instructor/${training.id}`)
  })

  test('opens the training’s own page for a trainee', async () => {
    signInAs('user', { group: 'trainees', command: 'trainee_pages' })
    await open('trainee', 'ExamAnswers').toHaveAttribute('href', `/sup/trainings/${training.id}`)
  })
})

test('shows the column of late answers only when there are some', async () => {
  answerResults(api, true)
  show(ExamAnswers, 'StaffExamAnswers')
  const late = page.getByRole('columnheader', { name: en.late })
  await expect.element(late).toBeVisible()
  cleanup()
  answerResults(api, true, 0)
  show(ExamAnswers, 'StaffExamAnswers')
  await expect.element(page.getByRole('link', { name: 'Huda Ibrahim' })).toBeVisible()
  expect(late.query()).toBeNull()
})
