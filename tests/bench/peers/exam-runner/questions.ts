import type { PaperQuestion } from '@portal/contract/training/exams/exam-questions'

/** The number of questions for every library. */
const QUESTIONS = 50

const kinds: readonly PaperQuestion[] = [
  { kind: 'text', prompt: 'Why is a wound washed with clean water first?', points: 5 },
  { kind: 'radio', prompt: 'How many compressions come before two breaths?', points: 3, options: ['15', '30', '60'] },
  { kind: 'range', prompt: 'How deep is the chest pressed, in centimetres?', points: 2, min: 0, max: 10, step: 1 },
]

/** Every library gets this test, with text, choice, and number questions in turn. */
export const questions: readonly PaperQuestion[] = Array.from({ length: QUESTIONS }, (_, at) => {
  const kind = kinds[at % kinds.length]
  if (!kind) throw new Error('there are no kinds')
  return { ...kind, prompt: `${at + 1}. ${kind.prompt}` }
})
