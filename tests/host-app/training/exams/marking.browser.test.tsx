import {
  listExamResults,
  listTextAnswers,
  markTextAnswer,
  type TextAnswer,
} from '@portal/contract/training/exams/exam-marking'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import ExamAnswers from '../../../../packages/host-app/src/training/exams/ExamAnswers.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { answerResults, training } from '../../../../stories/training/exams/exam-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(() => history.replaceState(null, '', '?tab=pre'))

const [route] = pages.filter(({ name }) => name === 'StaffExamAnswers')

/** Six people's unmarked texts for each of ten questions. */
const texts = Array.from(
  { length: 60 },
  (_, at): TextAnswer => ({
    ...{ id: idOf(1000 + at), question_id: idOf(900 + Math.floor(at / 6)), version: 1, points_possible: 9 },
    ...{ prompt: `Question ${Math.floor(at / 6) + 1}`, model_answer: '', trainee: null, points: null },
    value: `Answer ${at + 1}`,
  }),
)

/** Answers with a delay, as over a slow connection. */
const show = (given = texts) => {
  let shown = given
  answerResults(api, true)
  const later = () => new Promise(resolve => setTimeout(resolve, 30))
  api.on(listExamResults, async () => {
    await later()
    const results = texts.slice(0, 1).map(({ id }) => ({
      ...{
        id,
        trainee: null,
        slug: 'pre' as const,
        title: 'Pre-test',
        state: 'closed' as const,
        late: 0,
        points: 0,
        late_decision: null,
      },
      ...{ started_at: '2026-11-14T06:00:00Z', submitted_at: null, points_possible: 90, percent: null },
      can: { decide_late: true },
      unmarked: shown.filter(({ points }) => points === null).length,
    }))
    const can = { mark: true, mark_tests: ['pre' as const] }
    return { data: { sub_activity: training, viewer: 'staff' as const, results, can } }
  })
  api.on(listTextAnswers, async () => {
    await later()
    return { data: shown }
  })
  api.on(markTextAnswer, async ({ id, points }) => {
    await later()
    shown = shown.map(one => (one.id === id ? { ...one, points, version: one.version + 1 } : one))
    const marked = shown.find(one => one.id === id)
    if (!marked) throw new Error('no such answer')
    return { data: marked }
  })
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: training.id } }}>
        <ExamAnswers />
      </RouteContext>
    </InPortal>,
  )
}

test('saves every mark for its own answer when sixty texts are marked quickly by keyboard', async () => {
  show()
  const points = page.getByRole('spinbutton', { name: en.points })
  await expect.element(points).toBeVisible()
  points.element().focus()
  const marks = texts.map((_, at) => (at * 7) % 10)
  await userEvent.keyboard(marks.map(mark => `${mark}{Enter}`).join(''))
  await expect.element(page.getByText('60 of 60 marked')).toBeVisible()
  expect(sent('POST')).toEqual(texts.map(({ id }, at) => ({ id, version: 1, points: marks[at] })))
})

test('moves to the next unmarked answer with Alt+N, skips marked ones, and wraps around', async () => {
  show(texts.slice(0, 6))
  const at = (nth: number) => page.getByText(`Answer ${nth}`, { exact: true })
  const next = () => userEvent.keyboard('{Alt>}n{/Alt}')
  await expect.element(at(1)).toBeVisible()
  await next()
  await expect.element(at(2)).toBeVisible()
  await userEvent.keyboard('3{Enter}')
  await expect.element(at(3)).toBeVisible()
  for (let presses = 3; presses < 6; presses++) await next()
  await expect.element(at(6)).toBeVisible()
  await next()
  await expect.element(at(1)).toBeVisible()
  await next()
  await expect.element(at(3)).toBeVisible()
  expect(sent('POST')).toHaveLength(1)
})
