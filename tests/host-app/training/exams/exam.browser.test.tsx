import {
  type AnswerSave,
  readExamAttempt,
  readExamEntry,
  saveExamAnswers,
  startExamAttempt,
} from '@portal/contract/training/exams/exam-attempts'
import { openDeviceSaves } from '@portal/widgets/exam-runner/internals'
import taking from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import { currentUser } from '../../../../packages/host-app/src/core/session/current-user.ts'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import Exam from '../../../../packages/host-app/src/training/exams/Exam.tsx'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { answerEntry, ownExams, startedExam } from '../../../../stories/training/exams/exam-entry-records.ts'
import { training } from '../../../../stories/training/exams/exam-records.ts'
import { sampleAttempt } from '../../../../stories/widgets/exam-runner/sample-exam.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const [route] = pages.filter(({ name }) => name === 'Exam')

const show = () => {
  signInAs('user', { group: 'trainees', command: 'trainee_pages' })
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: training.id, slug: 'pre' } }}>
        <Exam />
      </RouteContext>
    </InPortal>,
  )
}

test('focuses the part with the timer when a test is started by keyboard', async () => {
  answerEntry(api)
  show()
  const start = page.getByRole('button', { name: en.start })
  await expect.element(start).toBeVisible()
  start.element().focus()
  await userEvent.keyboard('{Enter}')
  const timer = page.getByRole('timer')
  await expect.element(timer).toBeVisible()
  const hasFocus = ({ activeElement }: Document) =>
    activeElement !== document.body && activeElement?.contains(timer.element())
  await expect.poll(() => hasFocus(document)).toBe(true)
})

test('links back to the training until the test starts', async () => {
  answerEntry(api)
  show()
  const back = page.getByRole('link', { name: training.name })
  await expect.element(back).toHaveAttribute('href', `/sup/trainings/${training.id}`)
  await page.getByRole('button', { name: en.start }).click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(back.query()).toBeNull()
})

test('mentions the running time only for a test with a limit', async () => {
  answerEntry(api)
  show()
  await expect.element(page.getByText(en.lead_time, { exact: false })).toBeVisible()
  cleanup()
  answerEntry(api, 'open', null)
  show()
  await expect.element(page.getByText(en.no_limit)).toBeVisible()
  expect(page.getByText(en.lead_time, { exact: false }).query()).toBeNull()
})

test('links back to the training and to one’s own answers once the test has ended', async () => {
  answerEntry(api)
  show()
  const start = page.getByRole('button', { name: en.start })
  await expect.element(start).toBeVisible()
  const [ended] = ownExams
  if (!ended) throw new Error('a test')
  api.on(readExamEntry, () => ({ data: ended }))
  await start.click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByRole('link', { name: training.name })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: en.own_answers }))
    .toHaveAttribute('href', `/sup/trainings/${training.id}/exam_answers`)
})

test.each([
  ['the unsent answers on the device', ['Left here']],
  ['nothing from a device without unsent answers', []],
])('after the end, sends %s', async (_, left) => {
  const { questions, ...more } = sampleAttempt({ number: 500 + left.length, seconds: -3600 })
  const ended = { ...more, questions, state: 'closed' as const }
  const { id, state, deadline_at, server_time, lease } = ended
  const status = { id, state, deadline_at, server_time, lease }
  const saved: AnswerSave[] = []
  api.on(readExamEntry, () => ({ data: { ...startedExam, attempt: { id, state, deadline_at } } }))
  api.on(startExamAttempt, () => ({ data: ended }))
  api.on(readExamAttempt, () => ({ data: status }))
  api.on(saveExamAnswers, ({ answers }) => {
    saved.push(...answers)
    return { data: { ...status, late: true } }
  })
  signInAs('user', { group: 'trainees', command: 'trainee_pages' })
  const queue = openDeviceSaves(currentUser()?.id ?? '', id)
  const [first] = questions
  for (const value of left) await queue.put({ question_id: first?.id ?? '', value, lease: 1, seq: 1 })
  show()
  await expect.element(page.getByText(left.length > 0 ? taking.late : en.taken, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: en.own_answers })).toBeVisible()
  expect(saved.map(({ value }) => value)).toEqual(left)
  await expect.poll(() => queue.load()).toEqual([])
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(left.length > 0)
})
