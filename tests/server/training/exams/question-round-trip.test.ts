import { limits } from '@portal/contract/core/fields/limits'
import { bare, fromSpreadsheet } from '@portal/contract/core/fields/text-rules'
import { questionTable } from '@portal/contract/training/exams/exam-question-files'
import { type QuestionDraft, questionSchemas } from '@portal/contract/training/exams/exam-questions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainAbout } from '../../../../packages/server/src/money/imports/reader/table.ts'
import { planQuestions } from '../../../../packages/server/src/training/exams/questions/plan-questions.ts'
import { usePortal } from '../../support/portal.ts'
import { anExam, questions } from './exam.ts'

const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('=1+1', "'=x", '-5', '+', '@a', 'ما هذا؟', '"a", b'),
  )
  .map(bare)

const points = fc.integer({ min: 0, max: 100 })

const drafts = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('text' as const), prompt: words, points, model_answer: words }),
      fc.record({
        kind: fc.constant('radio' as const),
        ...{ prompt: words, points, correct_option: fc.integer({ min: 0, max: 3 }) },
        options: fc.array(words, { minLength: 2, maxLength: 4 }),
      }),
      fc.record({ from: fc.integer({ min: 0, max: 8 }), prompt: words, points }).map(({ from, ...rest }) => ({
        ...{ kind: 'range' as const, ...rest, min: 0, max: 10, step: 0.5, correct_from: from, correct_to: from + 1.5 },
      })),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map(given =>
    given.flatMap((one): QuestionDraft[] => {
      const read = questionSchemas[one.kind].safeParse(one)
      return read.success ? [read.data] : []
    }),
  )
  // Without questions, there is nothing to export.
  .filter(given => given.length > 0)

/** Reads the exported table like an uploaded file. */
const readAgain = (given: readonly QuestionDraft[]) => ({
  rows: questionTable(given).map(row => row.map(cell => ({ text: fromSpreadsheet(bare(cell)) }))),
  about: plainAbout,
})

describe('questions exported to a file and imported again', () => {
  test('are unchanged for any content, and imported once each', () => {
    fc.assert(
      fc.property(drafts, given => {
        const table = readAgain(given)
        const planned = planQuestions(table, [], false)
        const once = [...new Map(given.map(one => [JSON.stringify(one), one])).values()]
        expect(planned.flatMap(({ question }) => question ?? [])).toEqual(once)
        expect(planned.flatMap(({ problems }) => problems)).toEqual([])
        expect(planQuestions(table, given, false).filter(({ changes }) => changes > 0)).toEqual([])
      }),
    )
  })

  const portal = usePortal()

  test('can have prompts of the maximum length', async () => {
    const prompt = `=${'ط'.repeat(limits.exam_prompt_length - 1)}`
    const { exam, as } = await anExam(portal(), { questions: [{ ...questions[0], prompt }] })
    const { body } = await portal().call('GET', `/exams/${exam.id}/questions`, { as })
    const [{ question }] = body.data
    const csv = questionTable([question])
      .map(row => row.map(cell => `"${cell}"`).join(','))
      .join('\n')
    const { exam: other } = await anExam(portal(), { questions: [] })
    const file = { data: Buffer.from(csv).toString('base64'), is_applied: true }
    expect((await portal().call('POST', `/exams/${other.id}/questions/import`, { as, body: file })).status).toBe(200)
    const read = await portal().call('GET', `/exams/${other.id}/questions`, { as })
    expect(read.body.data.map((row: { question: QuestionDraft }) => row.question)).toEqual([question])
  })
})
