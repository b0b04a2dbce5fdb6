import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { id } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { toSpreadsheet } from '../../core/fields/text-rules.ts'
import { fileContent, fileImportErrors, fileImported } from '../../core/tables/file-imports.ts'
import { examQuestionTouches, fillQuestionsNeed, type QuestionDraft } from './exam-questions.ts'

const optionColumns = Array.from({ length: limits.exam_options }, (_, at) => `option_${at + 1}`)

const rangeColumns = ['min', 'max', 'step', 'correct_from', 'correct_to'] as const

export const questionColumns: readonly string[] = [
  ...['kind', 'prompt', 'points', 'model_answer'],
  ...optionColumns,
  'correct_option',
  ...rangeColumns,
]

type Cells = Readonly<Record<string, string>>

/** Converts a question to a row. Options are numbered from 1 in files. */
export const questionCells = (question: QuestionDraft): Cells => {
  const common = { kind: question.kind, prompt: question.prompt, points: String(question.points) }
  if (question.kind === 'text') return { ...common, model_answer: question.model_answer ?? '' }
  if (question.kind === 'radio')
    return {
      ...common,
      ...Object.fromEntries(question.options.map((option, at) => [`option_${at + 1}`, option])),
      correct_option: String(question.correct_option + 1),
    }
  return { ...common, ...Object.fromEntries(rangeColumns.map(name => [name, String(question[name])])) }
}

export const questionTable = (questions: readonly QuestionDraft[]): string[][] => {
  const rows = questions.map(questionCells)
  const filled = questionColumns.filter(name => rows.some(cells => cells[name]))
  return [filled, ...rows.map(cells => filled.map(name => toSpreadsheet(cells[name] ?? '')))]
}

const figureIn = (cell = '') => (cell.trim() === '' ? undefined : Number(cell))

/** Converts a row to an unvalidated draft. */
export const questionIn = (cells: Cells): Readonly<Record<string, unknown>> => {
  const { kind, prompt = '', points } = cells
  const common = { kind, prompt, points: figureIn(points) }
  if (kind === 'text') return { ...common, model_answer: cells.model_answer ?? '' }
  if (kind === 'range')
    return { ...common, ...Object.fromEntries(rangeColumns.map(name => [name, figureIn(cells[name])])) }
  const options = optionColumns.map(name => cells[name] ?? '')
  const correct = figureIn(cells.correct_option)
  return {
    ...common,
    options: options.slice(0, options.findLastIndex(option => option !== '') + 1),
    correct_option: correct === undefined ? undefined : correct - 1,
  }
}

/** All or none. Without `is_applied` it only previews. Skips questions that the exam already has. */
export const importExamQuestions = endpoint({
  method: 'POST',
  path: '/exams/:id/questions/import',
  summary: 'Preview or import questions from a file',
  needs: fillQuestionsNeed,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), ...fileContent(), is_applied: z.boolean({ error: 'wrong_type' }) }),
  output: fileImported,
  touches: examQuestionTouches,
  errors: [...fileImportErrors, 'own_subject'],
})
