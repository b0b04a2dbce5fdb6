import { questionTable } from '@portal/contract/training/exams/exam-question-files'
import type { QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { anExam, questions, staff } from './exam.ts'

const portal = usePortal()

const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

const exported = (drafts: readonly QuestionDraft[]) => csvOf(questionTable(drafts))

const send = (id: string, csv: string, is_applied: boolean, as: Person) =>
  portal().call('POST', `/exams/${id}/questions/import`, {
    as,
    body: { data: Buffer.from(csv).toString('base64'), is_applied },
  })

const draftsOf = async (id: string, as: Person): Promise<QuestionDraft[]> =>
  (await portal().call('GET', `/exams/${id}/questions`, { as })).body.data.map(
    ({ question }: { question: QuestionDraft }) => question,
  )

const changesOf = ({ body }: { body: { data: { rows: { changes: number }[] } } }) =>
  body.data.rows.map(({ changes }) => changes)

test('rejects a row with more cells than titles, and reports hidden rows and columns', async () => {
  const { exam, as } = await anExam(portal(), { questions })
  const { rows, about } = (await send(exam.id, 'kind,prompt,points\ntext,Why?,1,2\n', false, as)).body.data
  expect(rows).toEqual([{ line: 2, label: '', changes: 0, problems: [{ column: '', code: 'row_too_long' }] }])
  expect(about).toMatchObject({ encoding: 'utf-8', hidden_rows: [], hidden_columns: [] })
})

test('imports exported questions unchanged into another exam, and nothing into their own', async () => {
  const odd = [
    {
      kind: 'radio',
      prompt: 'ما عدد الضغطات، "بالضبط"؟\nاختر.',
      points: 0,
      options: ['15, تقريبًا', '30'],
      correct_option: 1,
    },
    { kind: 'range', prompt: 'How much?', points: 2, min: 0, max: 0.5, step: 0.01, correct_from: 0.1, correct_to: 0.3 },
  ]
  const { exam, as } = await anExam(portal(), { questions: [...questions, ...odd] })
  const drafts = await draftsOf(exam.id, as)
  const csv = exported(drafts)
  const { exam: other } = await anExam(portal(), { questions: [] })
  expect(changesOf(await send(other.id, csv, false, as))).toEqual([1, 1, 1, 1, 1])
  expect(await draftsOf(other.id, as), 'a preview adds nothing').toEqual([])
  expect((await send(other.id, csv, true, as)).status).toBe(200)
  expect(await draftsOf(other.id, as)).toEqual(drafts)
  expect(changesOf(await send(exam.id, csv, true, as))).toEqual([0, 0, 0, 0, 0])
  expect(await draftsOf(exam.id, as)).toEqual(drafts)
})

test('reports each bad row with its column, and then imports nothing', async () => {
  const { exam, as } = await anExam(portal(), { questions: [] })
  const csv = [
    'Kind,Prompt,Points,Option 1,Option 2,Correct option,Min,Max,Step,Correct from,Correct to',
    'text,Why?,3,,,,,,,,',
    'essay,Why?,3,,,,,,,,',
    'radio,Which?,1,one,,3,,,,,',
    'radio,Which?,many,one,two,3,,,,,',
    'range,How deep?,,,,,0,10,1,5,12',
  ].join('\n')
  const { rows } = (await send(exam.id, csv, false, as)).body.data
  const problems = rows.map((row: { problems: { column: string; code: string }[] }) =>
    row.problems.map(({ column, code }) => `${column} ${code}`),
  )
  expect(problems[0]).toEqual([])
  expect(problems[1]).toEqual(['kind unknown_value'])
  expect(problems[2]).toContain('option_1 field_required')
  expect(problems[3]).toContain('points wrong_type')
  expect(problems[4]).toContain('points field_required')
  const refused = await send(exam.id, csv, true, as)
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
  expect(await draftsOf(exam.id, as)).toEqual([])
  const titles = (await send(exam.id, 'Kind,Question\ntext,Why?\n', false, as)).body.data.rows
  expect(titles).toMatchObject([
    { line: 1, problems: [{ column: 'prompt' }, { column: 'points' }, { column: 'question' }] },
  ])
  const reads = await staff(portal(), 'view_answers')
  expect((await send(exam.id, csv, false, reads)).status).toBe(403)
})
