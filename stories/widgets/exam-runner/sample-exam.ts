import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { PaperQuestion } from '@portal/contract/training/exams/exam-questions'

/** An ID that contains its number. */
export const examId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const inEnglish: readonly PaperQuestion[] = [
  { kind: 'text', prompt: 'Why is a wound washed with clean water first?', points: 5 },
  {
    kind: 'radio',
    prompt: 'How many chest compressions come before two breaths?',
    points: 3,
    options: ['15', '30', '60', 'It does not matter'],
  },
  { kind: 'range', prompt: 'How deep is the chest pressed, in centimetres?', points: 2, min: 0, max: 10, step: 0.5 },
]

const inArabic: readonly PaperQuestion[] = [
  { kind: 'text', prompt: 'لماذا يُغسل الجرح بالماء النظيف أولًا؟', points: 5 },
  {
    kind: 'radio',
    prompt: 'كم ضغطة على الصدر تسبق نفخَي الإنقاذ؟',
    points: 3,
    options: ['15', '30', '60', 'لا فرق في ذلك'],
  },
  { kind: 'range', prompt: 'كم عمق الضغط على الصدر بالسنتيمتر؟', points: 2, min: 0, max: 10, step: 0.5 },
]

interface Wanted {
  readonly language?: string
  /** Number of questions. The three kinds alternate. Default 3. */
  readonly count?: number
  /** Seconds until the deadline. Null for no limit. Default 25 minutes. */
  readonly seconds?: number | null
  /** Identifies an attempt on one device. Default 1. */
  readonly number?: number
}

export const sampleAttempt = ({ language = 'en', count = 3, seconds = 1500, number = 1 }: Wanted = {}): ExamAttempt => {
  const asked = language === 'ar' ? inArabic : inEnglish
  const now = Date.now()
  return {
    id: examId(number),
    state: 'open',
    deadline_at: seconds === null ? null : new Date(now + seconds * 1000).toISOString(),
    server_time: new Date(now).toISOString(),
    lease: 1,
    exam: {
      id: examId(900),
      title: 'First aid',
      description: '',
      slug: 'post',
      sub_activity: { id: examId(901), name: 'First aid in Azaz' },
    },
    questions: Array.from({ length: count }, (_, at) => ({
      id: examId(1000 + at),
      question: asked[at % asked.length] ?? { kind: 'text', prompt: 'Why?', points: 1 },
    })),
    answers: [],
  }
}
