import {
  listExamResults,
  listTextAnswers,
  markTextAnswer,
  type TextAnswer,
} from '@portal/contract/training/exams/exam-marking'
import { render } from '@testing-library/react'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import ExamAnswers from '../../../../packages/host-app/src/training/exams/ExamAnswers.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { answerResults, training } from '../../../../stories/training/exams/exam-records.ts'
import { api } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const [route] = pages.filter(({ name }) => name === 'StaffExamAnswers')

/** Six people's unmarked texts for each of ten questions. */
export const texts = Array.from(
  { length: 60 },
  (_, at): TextAnswer => ({
    ...{ id: idOf(1000 + at), question_id: idOf(900 + Math.floor(at / 6)), version: 1, points_possible: 9 },
    ...{ prompt: `Question ${Math.floor(at / 6) + 1}`, model_answer: '', trainee: null, points: null },
    value: `Answer ${at + 1}`,
  }),
)

/** Opens the marking of a test. The server answers with a delay, as over a slow connection. */
export const showMarking = (given = texts) => {
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
  const restore = () =>
    api.on(markTextAnswer, async ({ id, points }) => {
      await later()
      shown = shown.map(one => (one.id === id ? { ...one, points, version: one.version + 1 } : one))
      const marked = shown.find(one => one.id === id)
      if (!marked) throw new Error('no such answer')
      return { data: marked }
    })
  restore()
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: training.id } }}>
        <ExamAnswers />
      </RouteContext>
    </InPortal>,
  )
  return {
    /** Ends a failure of saving that a test has set up. */
    restore,
    /** The test loses an answer. */
    remove: (id: string) => {
      shown = shown.filter(one => one.id !== id)
    },
    /** Somebody else marks an answer. */
    meanwhile: (id: string, points: number) => {
      shown = shown.map(one => (one.id === id ? { ...one, points, version: one.version + 1 } : one))
    },
  }
}
