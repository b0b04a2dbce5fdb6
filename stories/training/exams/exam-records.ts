import {
  type AttemptResult,
  listExamResults,
  listTextAnswers,
  markTextAnswer,
  readExamAnswers,
  type TextAnswer,
} from '@portal/contract/training/exams/exam-marking'
import {
  addExamQuestions,
  copyExamQuestions,
  deleteExamQuestion,
  type ExamQuestion,
  editExamQuestion,
  listExamQuestions,
  listExamSources,
  orderExamQuestions,
} from '@portal/contract/training/exams/exam-questions'
import {
  type Exam,
  type ExtraTime,
  examSlugs,
  listExams,
  listExtraTime,
  setExtraTime,
} from '@portal/contract/training/exams/exams'
import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'
import { source, sourceQuestions } from './exam-source-records.ts'
import { answerLate } from './late-records.ts'

export const training = { id: idOf(801), code: 'PCM-2', name: 'إدارة دورة المشروع، المجموعة الثانية' }

export const exam: Exam = {
  ...{ id: idOf(802), sub_activity: training, slug: 'pre', title: 'ماذا تعرف الآن؟', version: 1 },
  description: 'أجب بكلماتك حيث يوجد مكان للكتابة.',
  ...{ limit_minutes: 40, randomise: true, blind_marking: false, opens_at: null, closes_at: null },
  ...{ opens: null, closes: '2026-11-14T21:00:00Z', question_count: 3, points: 10, attempt_count: 14 },
  can: { edit: true, delete: false },
}

/** Questions of every kind, in both languages. */
const questions: readonly ExamQuestion[] = [
  {
    ...{ id: idOf(811), version: 2 },
    question: {
      ...{ kind: 'text', prompt: 'ما الفرق بين المخرج والنتيجة؟', points: 5 },
      model_answer: 'المخرج هو ما يقدّمه المشروع، والنتيجة ما يتغيّر بسببه.',
    },
  },
  {
    ...{ id: idOf(812), version: 1 },
    question: {
      ...{ kind: 'radio', prompt: 'Where does a problem tree show causes?', points: 3 },
      ...{ options: ['Above the core problem', 'Below the core problem', 'Beside it'], correct_option: 1 },
    },
  },
  {
    ...{ id: idOf(813), version: 1 },
    question: {
      ...{ kind: 'range', prompt: '180 من 240 مستفيدًا: ما النسبة المئوية؟', points: 2 },
      ...{ min: 0, max: 100, step: 1, correct_from: 75, correct_to: 75 },
    },
  },
]

const people = [
  { id: idOf(821), full_name_en: 'Huda Ibrahim', full_name_ar: 'هدى إبراهيم' },
  { id: idOf(822), full_name_en: 'Mahmoud Najjar', full_name_ar: 'محمود نجار' },
  { id: idOf(823), full_name_en: 'Layla Sheikh', full_name_ar: 'ليلى شيخ' },
  { id: idOf(824), full_name_en: 'Adnan Rashid', full_name_ar: 'عدنان رشيد' },
] as const

const extraTime: readonly ExtraTime[] = people.map((person, at) => ({
  ...{ ...person, can: { set: true }, minutes: at === 1 ? 15 : 0, reason: at === 1 ? 'تقرأ بعدسة مكبّرة' : '' },
}))

/** Fakes all requests of people who prepare a test. */
export const answerExams = (api: FakeApi, exams: readonly Exam[] = [exam]) => {
  let shown = [...questions]
  let given = [...extraTime]
  api.on(listExams, () => ({
    data: { sub_activity: training, viewer: 'staff' as const, exams: [...exams], can: { add: true } },
  }))
  api.on(listExamQuestions, ({ id }) => ({ data: id === source.id ? sourceQuestions : shown }))
  api.on(orderExamQuestions, ({ question_ids }) => {
    shown = question_ids.flatMap(id => shown.find(question => question.id === id) ?? [])
    return { data: shown }
  })
  api.on(addExamQuestions, ({ questions: added }) => {
    shown = [...shown, ...added.map((question, at) => ({ id: idOf(850 + at), version: 1, question }))]
    return { data: shown }
  })
  api.on(editExamQuestion, ({ id, version, question }) => ({ data: { id, version: version + 1, question } }))
  api.on(deleteExamQuestion, ({ id }) => {
    shown = shown.filter(question => question.id !== id)
    return { data: { done: true } as const }
  })
  api.on(listExamSources, () => ({ data: [source] }))
  api.on(copyExamQuestions, ({ question_ids }) => {
    const copied = sourceQuestions.filter(({ id }) => question_ids.includes(id))
    shown = [...shown, ...copied.map((question, at) => ({ ...question, id: idOf(880 + at) }))]
    return { data: shown }
  })
  api.on(listExtraTime, () => ({ data: given }))
  api.on(setExtraTime, ({ user_id, minutes, reason = '' }) => {
    given = given.map(one => (one.id === user_id ? { ...one, minutes, reason } : one))
    return { data: given }
  })
}

const status = { slug: 'pre', title: exam.title, points_possible: 10, late: 0, late_decision: null } as const
const times = { started_at: '2026-11-14T06:00:00Z', submitted_at: '2026-11-14T06:25:00Z' }

/** Four attempts: one marked, one with texts to mark, one with late answers, and one in progress. */
export const results: readonly [AttemptResult, ...AttemptResult[]] = [
  {
    ...{ ...status, ...times, id: idOf(831), trainee: people[0], state: 'closed' },
    ...{ points: 8, unmarked: 0, percent: 80 },
  },
  {
    ...{ ...status, ...times, id: idOf(832), trainee: people[1], state: 'closed' },
    ...{ points: 5, unmarked: 1, percent: null },
  },
  {
    ...{ ...status, ...times, id: idOf(833), trainee: people[2], state: 'closed' },
    ...{ points: 2, unmarked: 1, percent: null, late: 2 },
  },
  {
    ...{ ...status, ...times, id: idOf(834), trainee: people[3], state: 'open', submitted_at: null },
    ...{ points: 0, unmarked: 0, percent: null },
  },
]

export const firstResult = results[0].id

const texts: readonly TextAnswer[] = results.slice(0, 3).map(({ id, trainee, unmarked }, at) => ({
  ...{ id: idOf(841 + at), question_id: idOf(811), version: 1, points_possible: 5, trainee },
  ...{ prompt: 'ما الفرق بين المخرج والنتيجة؟', points: unmarked > 0 ? null : Number(id.at(-1)) + 3 },
  model_answer: 'المخرج هو ما يقدّمه المشروع، والنتيجة ما يتغيّر بسببه.',
  value: `المخرج هو ما نسلّمه، أما النتيجة فهي التغيير.${at === 2 ? ' Both count for the donor.' : ''}`,
}))

const [first] = texts
if (!first) throw new Error('there are text answers')

/** Fakes the requests of results: all of them for markers, else the first one as the user's own. */
export const answerResults = (
  api: FakeApi,
  mark: boolean,
  late?: number,
  viewer: TrainingViewer = mark ? 'staff' : 'trainee',
) => {
  let shown = [...texts]
  const all = results.map(result => ({ ...result, late: late ?? result.late, can: { decide_late: mark } }))
  const can = { mark, mark_tests: mark ? [...examSlugs] : [] }
  const data = { sub_activity: training, viewer, results: mark ? all : all.slice(0, 1), can }
  api.on(listExamResults, () => ({ data }))
  api.on(listTextAnswers, () => ({ data: shown }))
  api.on(markTextAnswer, ({ id, points }) => {
    shown = shown.map(one => (one.id === id ? { ...one, points, version: one.version + 1 } : one))
    return { data: shown.find(one => one.id === id) ?? first }
  })
  answerLate(api, results[0])
  const answers = ['المخرج هو ما نسلّمه، أما النتيجة فهي التغيير.', '1', '60']
  api.on(readExamAnswers, () => ({
    data: {
      ...results[0],
      questions: questions.map(({ id, question }, at) => ({
        ...{ id, question, correct: question },
        answer: { id: idOf(861 + at), value: answers[at] ?? '', points: [5, 3, 0][at] ?? 0 },
      })),
    },
  }))
}
