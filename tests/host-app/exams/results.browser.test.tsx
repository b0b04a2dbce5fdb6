import { deleteExam, listExams } from '@portal/contract/exams'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../packages/host-app/src/locales/en/exams.json'
import { type PageName, pages } from '../../../packages/host-app/src/routes.ts'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import ExamAnswers from '../../../packages/host-app/src/screens/exams/ExamAnswers.tsx'
import ExamQuestions from '../../../packages/host-app/src/screens/exams/ExamQuestions.tsx'
import { answerExams, answerResults, exam, training } from '../../../stories/screens/exam-records.ts'
import { api, sent, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

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

test('an attempt opens with every answer, what is right, and its points, under an address of its own', async () => {
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

test('a test that nobody has begun is deleted after a question', async () => {
  answerExams(api, [{ ...exam, attempt_count: 0, can: { edit: true, delete: true } }])
  api.on(deleteExam, () => {
    api.on(listExams, () => ({ data: { sub_activity: training, exams: [] } }))
    return { data: { done: true } as const }
  })
  show(ExamQuestions, 'ExamQuestions')
  await page.getByRole('button', { name: en.delete_exam }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(en.delete_exam_text)).toBeVisible()
  expect(sent('DELETE')).toEqual([])
  await question.getByRole('button', { name: en.delete, exact: true }).click()
  await expect.element(page.getByText(en.no_exam)).toBeVisible()
  expect(sent('DELETE')).toEqual([{ id: exam.id, version: exam.version }])
})

test('a test that somebody has begun is not offered to be deleted', async () => {
  answerExams(api)
  show(ExamQuestions, 'ExamQuestions')
  await expect.element(page.getByRole('button', { name: en.edit_settings })).toBeVisible()
  expect(page.getByRole('button', { name: en.delete_exam }).query()).toBeNull()
})
