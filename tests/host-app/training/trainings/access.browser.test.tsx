import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { readEvaluation, readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import { readExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { listExamResults } from '@portal/contract/training/exams/exam-marking'
import { listExams } from '@portal/contract/training/exams/exams'
import { readOwnTraining, readTaughtTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageName } from '../../../../packages/host-app/src/core/routing/routes.ts'
import Evaluation from '../../../../packages/host-app/src/training/evaluations/Evaluation.tsx'
import SubActivityEvaluation from '../../../../packages/host-app/src/training/evaluations/SubActivityEvaluation.tsx'
import SubActivityEvaluationForm from '../../../../packages/host-app/src/training/evaluations/SubActivityEvaluationForm.tsx'
import Exam from '../../../../packages/host-app/src/training/exams/Exam.tsx'
import ExamAnswers from '../../../../packages/host-app/src/training/exams/ExamAnswers.tsx'
import ExamQuestions from '../../../../packages/host-app/src/training/exams/ExamQuestions.tsx'
import Enroll from '../../../../packages/host-app/src/training/trainings/Enroll.tsx'
import InstructorDashboard from '../../../../packages/host-app/src/training/trainings/InstructorDashboard.tsx'
import InstructorTraining from '../../../../packages/host-app/src/training/trainings/InstructorTraining.tsx'
import Training from '../../../../packages/host-app/src/training/trainings/Training.tsx'
import UserDashboard from '../../../../packages/host-app/src/training/trainings/UserDashboard.tsx'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { screenOf } from '../../../../stories/support/screen-of.tsx'
import { signIn, signInAs } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

/** Renders a screen that shows the error `why`, and returns the text and target of its links. */
const waysOn = async (screen: ComponentType, name: PageName, why = 'You do not have access to this page') => {
  const Screen = screenOf(screen, name, { id: idOf(1) })
  render(
    <InPortal language="en">
      <Screen />
    </InPortal>,
  )
  await expect.element(page.getByText(why)).toBeVisible()
  const links = page.getByRole('link').elements()
  return links.map(link => [link.textContent, link.getAttribute('href')])
}

const dashboard = ['Dashboard', '/staff/dashboard']

describe('a training page without the right to it', () => {
  test.each([
    ['StaffInstructorTraining', InstructorTraining],
    ['StaffInstructorDashboard', InstructorDashboard],
  ] as const)('links someone who takes trainings to their own trainings, at %s', async (name, screen) => {
    signIn('trainees', 'trainee_pages')
    expect(await waysOn(screen, name)).toEqual([['My trainings', '/staff/trainings'], dashboard])
    expect(api.calls).toEqual([])
  })

  test.each([
    ['StaffTraining', Training],
    ['StaffUserDashboard', UserDashboard],
  ] as const)('links someone who teaches to their teaching, at %s', async (name, screen) => {
    signIn('instructors', 'instructor_pages')
    expect(await waysOn(screen, name)).toEqual([['My teaching', '/staff/trainings/instructor'], dashboard])
    expect(api.calls).toEqual([])
  })

  test.each<[PageName, ComponentType]>([
    ['InstructorTraining', InstructorTraining],
    ['Enroll', Enroll],
  ])('links a user with neither right to their account, at %s', async (name, screen) => {
    signInAs('user')
    expect(await waysOn(screen, name)).toEqual([['Account', '/sup/account']])
    expect(api.calls).toEqual([])
  })
})

describe('someone else’s training', () => {
  const own = ['My trainings', '/staff/trainings']
  const taught = ['My teaching', '/staff/trainings/instructor']
  const why = 'This page is not available to you'
  const refused = (endpoint: Endpoint) => api.on(endpoint, refuse('not_found'))

  test.each<[PageName, ComponentType, Endpoint]>([
    ['StaffExam', Exam, readExamEntry],
    ['StaffExamAnswers', ExamAnswers, listExamResults],
    ['StaffTrainingEvaluation', Evaluation, readEvaluation],
  ])('links someone who takes trainings back to their own trainings, from %s', async (name, screen, endpoint) => {
    signIn('trainees', 'trainee_pages')
    refused(endpoint)
    expect(await waysOn(screen, name, why)).toEqual([own, dashboard])
  })

  test.each<[PageName, ComponentType, Endpoint]>([
    ['StaffExamAnswers', ExamAnswers, listExamResults],
    ['StaffInstructorTrainingEvaluation', Evaluation, readEvaluation],
  ])('links someone who teaches back to their teaching, from %s', async (name, screen, endpoint) => {
    signIn('instructors', 'instructor_pages')
    refused(endpoint)
    expect(await waysOn(screen, name, why)).toEqual([taught, dashboard])
  })

  test.each<[PageName, ComponentType, Endpoint]>([
    ['ExamQuestions', ExamQuestions, listExams],
    ['SubActivityEvaluation', SubActivityEvaluation, readEvaluationResults],
    ['SubActivityEvaluationForm', SubActivityEvaluationForm, readEvaluation],
  ])('links staff of another project to their assigned sub-activities, from %s', async (name, screen, endpoint) => {
    signIn('sub_activities', 'fill_questions', 'show_evaluation', 'fill_evaluation')
    refused(endpoint)
    expect(await waysOn(screen, name, why)).toEqual([
      ['Assigned sub-activities', '/staff/coordinator/sub_activities'],
      dashboard,
    ])
  })

  test('links someone who takes trainings to their own trainings, from its main page', async () => {
    signIn('trainees', 'trainee_pages')
    refused(readOwnTraining)
    // The back link above the message has the same target.
    expect(await waysOn(Training, 'StaffTraining', why)).toEqual([own, own, dashboard])
  })

  test('links someone who teaches to their teaching, from its main page', async () => {
    signIn('instructors', 'instructor_pages')
    refused(readTaughtTraining)
    expect(await waysOn(InstructorTraining, 'StaffInstructorTraining', why)).toEqual([taught, taught, dashboard])
  })

  test('offers a retry after other errors', async () => {
    signIn('trainees', 'trainee_pages')
    api.on(readExamEntry, refuse('unavailable'))
    const Screen = screenOf(Exam, 'StaffExam', { id: idOf(1) })
    render(
      <InPortal>
        <Screen />
      </InPortal>,
    )
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(page.getByText(why)).not.toBeInTheDocument()
  })
})
