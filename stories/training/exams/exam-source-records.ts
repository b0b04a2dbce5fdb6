import type { ExamQuestion } from '@portal/contract/training/exams/exam-questions'
import { idOf } from '../../support/fake-rows.ts'

/** A test of another training of the same course, with questions to copy. */
export const source = {
  ...{ id: idOf(804), title: 'Pre-test', question_count: 3 },
  sub_activity: { id: idOf(803), name: 'Project cycle management, group 1' },
}

export const sourceQuestions: ExamQuestion[] = [
  {
    ...{ id: idOf(871), version: 1 },
    question: { kind: 'text', prompt: 'Name one risk of your project.', points: 4, model_answer: '' },
  },
  {
    ...{ id: idOf(872), version: 1 },
    question: {
      ...{ kind: 'radio', prompt: 'What comes first in the cycle?', points: 2 },
      ...{ options: ['Identification', 'Evaluation'], correct_option: 0 },
    },
  },
  {
    ...{ id: idOf(873), version: 3 },
    question: {
      ...{ kind: 'range', prompt: 'كم مرحلة في دورة المشروع؟', points: 1 },
      ...{ min: 1, max: 10, step: 1, correct_from: 5, correct_to: 6 },
    },
  },
]
