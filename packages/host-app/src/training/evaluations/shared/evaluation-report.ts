import type {
  EvaluationResult,
  EvaluationResults,
  QuestionResult,
} from '@portal/contract/training/evaluations/evaluations'
import type { GiveText } from '@portal/ui/texts'
import { fileName } from '../../../blocks/files/save-file.ts'
import type evaluations from '../../../locales/en/training/evaluations.json'
import type { Report, ReportColumn, ReportFact, Table } from '../../../workspace/reports/report.ts'
import { tableOf } from '../../../workspace/reports/table.ts'
import { stars, type useInLanguage } from './use-in-language.ts'

/** Texts and language of the results report. */
export interface EvaluationWords extends ReturnType<typeof useInLanguage> {
  readonly t: GiveText<typeof evaluations>
}

/** A rated question or table row. */
interface Rated {
  readonly name: string
  readonly answered: number
  readonly counts: readonly number[] | null
  readonly mean: number | null
}

const ratedIn = ({ textOf }: EvaluationWords, question: QuestionResult): readonly Rated[] => {
  if (question.kind === 'text') return []
  if (question.kind === 'rating') return [{ ...question, name: textOf(question) }]
  return question.rows.map(row => ({ ...row, name: `${textOf(question)}: ${textOf(row)}` }))
}

const ratings = (words: EvaluationWords, { type, questions }: EvaluationResult): Table => {
  const { t } = words
  const counts = stars.toReversed().map(
    (star): ReportColumn<Rated> => ({
      ...{ id: `star-${star}`, header: t(`stars.${star}`), kind: 'figure', width: 10 },
      of: row => row.counts?.[star - 1] ?? null,
    }),
  )
  return tableOf({
    ...{ id: `${type}-ratings`, title: t(`types.${type}`), empty: t('too_few') },
    columns: [
      { id: 'question', header: t('questions'), kind: 'text', width: 44, of: ({ name }) => name },
      { id: 'mean', header: t('score'), kind: 'figure', width: 10, of: ({ mean }) => mean },
      { id: 'answered', header: t('responses'), kind: 'figure', width: 10, of: ({ answered }) => answered },
      ...counts,
    ],
    rows: questions.flatMap(question => ratedIn(words, question)).map(row => ['line', row] as const),
  })
}

const texts = ({ t, textOf }: EvaluationWords, { type, questions }: EvaluationResult): Table =>
  tableOf({
    ...{ id: `${type}-texts`, title: t('texts_of', { type: t(`types.${type}`) }), empty: t('too_few') },
    columns: [
      { id: 'question', header: t('questions'), kind: 'text', width: 44, of: ({ question }) => question },
      { id: 'text', header: t('text_answer'), kind: 'text', width: 70, of: ({ text }) => text },
    ],
    rows: questions.flatMap(question =>
      question.kind === 'text'
        ? question.texts.map(({ text }) => ['line', { question: textOf(question), text }] as const)
        : [],
    ),
  })

const factsOf = ({ t, titleOf }: EvaluationWords, result: EvaluationResult): readonly ReportFact[] => {
  const { type, responses, invited, score } = result
  const who = t(`types.${type}`)
  const answered = invited === null ? String(responses) : t('of_invited', { responses, invited })
  return [
    { label: `${who}: ${t('form')}`, kind: 'text', value: titleOf(result) },
    { label: `${who}: ${t('responses')}`, kind: 'text', value: answered },
    { label: `${who}: ${t('score')}`, kind: 'figure', value: score },
  ]
}

/** Evaluation report for workbook and print. It contains what the page shows and nothing more. */
export const evaluationReport = (
  words: EvaluationWords,
  { training, results }: EvaluationResults,
  asOf: string,
): Report => ({
  title: words.t('results_of', { training: training.name }),
  file: fileName(training.code, 'evaluations', asOf),
  asOf,
  facts: results.flatMap(result => factsOf(words, result)),
  tables: results.flatMap(result => [
    ratings(words, result),
    ...(result.questions.some(({ kind }) => kind === 'text') ? [texts(words, result)] : []),
  ]),
  notes: [words.t('in_threes')],
})
