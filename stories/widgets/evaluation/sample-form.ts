import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(7000 + at).padStart(12, '0')}`
const words = (at: number, text_en: string, text_ar: string) => ({ id: idOf(at), text_en, text_ar })

/** Items of the form below, by what they ask. */
export const items = { overall: idOf(1), room: idOf(3), hours: idOf(4), bus: idOf(5), better: idOf(6) } as const

/** A form with every kind of question, required and optional. */
export const sampleForm: readonly EvaluationQuestion[] = [
  {
    ...{ kind: 'rating', is_required: true },
    ...words(1, 'How satisfied are you with the training as a whole?', 'ما مدى رضاك عن التدريب إجمالًا؟'),
  },
  {
    ...{ kind: 'table', is_required: true },
    ...words(2, 'How suitable were the place and the time?', 'ما مدى ملاءمة المكان والوقت؟'),
    rows: [words(3, 'The room', 'القاعة'), words(4, 'The hours', 'المواعيد')],
  },
  { kind: 'rating', is_required: false, ...words(5, 'The bus, if you took it', 'الحافلة، إن استخدمتها') },
  { kind: 'text', is_required: false, ...words(6, 'What should be better next time?', 'ما الذي ينبغي تحسينه؟') },
]
