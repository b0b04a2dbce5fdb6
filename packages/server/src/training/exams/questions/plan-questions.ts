import { isFieldCode } from '@portal/contract/core/fields/field-codes'
import type { FileImportRow } from '@portal/contract/core/tables/file-imports'
import { questionCells, questionColumns, questionIn } from '@portal/contract/training/exams/exam-question-files'
import { examQuestionKinds, type QuestionDraft, questionSchemas } from '@portal/contract/training/exams/exam-questions'
import { folded } from '../../../money/imports/reader/columns.ts'
import { dataRows, type FileTable, withoutColumns } from '../../../money/imports/reader/table.ts'

/** A row of a file, with the question that it adds, if any. */
export interface PlannedQuestion extends FileImportRow {
  readonly question?: QuestionDraft
}

// Each option has its own column.
const columnOf = (path: readonly PropertyKey[]) => {
  const [field = '', at] = path
  return field === 'options' && typeof at === 'number'
    ? `option_${at + 1}`
    : String(field).replace(/^options$/, 'option_1')
}

const keyOf = (question: QuestionDraft) =>
  JSON.stringify(questionColumns.map(name => questionCells(question)[name] ?? ''))

/** Plans an import of questions, with the kinds and titles of an export. Skips questions that the test already has. */
export const planQuestions = (
  given: FileTable,
  present: readonly QuestionDraft[],
  hasHidden: boolean,
): PlannedQuestion[] => {
  const table = hasHidden ? given : withoutColumns(given)
  const [heads = []] = table.rows
  const titles = heads.map(({ text }) => folded(text).replaceAll(' ', '_'))
  const missing = ['kind', 'prompt', 'points'].filter(name => !titles.includes(name))
  const unknown = titles.filter(title => title !== '' && !questionColumns.includes(title))
  const problems = [
    ...missing.map(column => ({ column, code: 'select_value' })),
    ...unknown.map(column => ({ column, code: 'unknown_value' })),
  ]
  if (problems.length > 0) return [{ line: table.about.first_line, label: '', changes: 0, problems }]
  const known = new Set(present.map(keyOf))
  return dataRows(table, hasHidden).flatMap(({ line, cells: row, code }): PlannedQuestion[] => {
    if (code) return [{ line, label: '', changes: 0, problems: [{ column: '', code }] }]
    const cells = Object.fromEntries(titles.map((title, place) => [title, row[place]?.text ?? '']))
    const bare = { line, label: cells.prompt ?? '', changes: 0 }
    const kind = examQuestionKinds.find(one => one === folded(cells.kind ?? ''))
    if (!kind) return [{ ...bare, problems: [{ column: 'kind', code: 'unknown_value' }] }]
    const read = questionSchemas[kind].safeParse(questionIn({ ...cells, kind }))
    if (!read.success) {
      const found = read.error.issues.map(({ path, message }) => ({
        column: columnOf(path),
        code: isFieldCode(message) ? message : 'wrong_type',
      }))
      return [{ ...bare, problems: found }]
    }
    const key = keyOf(read.data)
    if (known.has(key)) return [{ ...bare, problems: [] }]
    known.add(key)
    return [{ ...bare, changes: 1, problems: [], question: read.data }]
  })
}
