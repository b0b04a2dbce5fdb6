import type { CertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import { gainOf, normalisedGainOf, type ResultSummary } from '@portal/contract/training/results/gains'
import {
  marksOf,
  outcomeOf,
  type TestMark,
  type TrainingResult,
  type TrainingResults,
} from '@portal/contract/training/results/trainee-results'
import type { GiveText } from '@portal/ui/texts'
import { fileName } from '../../blocks/files/save-file.ts'
import type results from '../../locales/en/training/trainee_results.json'
import type { Report, ReportColumn, ReportFact, Table } from '../../workspace/reports/report.ts'
import { tableOf } from '../../workspace/reports/table.ts'
import { missingText, rangeTexts } from '../trainee-results/result-words.ts'

/** Texts, names, and language of the results report. */
export interface ResultWords {
  readonly t: GiveText<typeof results>
  readonly nameOf: (person: Pick<TrainingResult, 'full_name_en' | 'full_name_ar'>) => string
  readonly language: string
}

const columnsOf = (
  { t, nameOf }: ResultWords,
  settings: CertificateSettings,
): readonly ReportColumn<TrainingResult>[] => {
  const markOf = (mark: TestMark | null) =>
    mark && mark.state !== 'marked' ? t(`states.${mark.state}`) : (mark?.percent ?? null)
  return [
    { id: 'name', header: t('trainee'), kind: 'text', width: 30, of: nameOf },
    { id: 'pre', header: t('pre_head'), kind: 'percent', width: 12, of: ({ result }) => markOf(result.pre) },
    { id: 'post', header: t('post_head'), kind: 'percent', width: 12, of: ({ result }) => markOf(result.post) },
    { id: 'gain', header: t('gain'), kind: 'figure', width: 10, of: ({ result }) => gainOf(marksOf(result)) },
    {
      ...{ id: 'normalised_gain', header: t('normalised_gain'), kind: 'figure', width: 12 },
      of: ({ result }) => normalisedGainOf(marksOf(result)),
    },
    {
      ...{ id: 'attendance', header: t('attendance_head'), kind: 'percent', width: 14 },
      of: ({ result }) => result.attendance?.so_far ?? null,
    },
    // Certificates depend on this column.
    {
      ...{ id: 'attendance_all', header: t('attendance_all_head'), kind: 'percent', width: 14 },
      of: ({ result }) => result.attendance?.all ?? null,
    },
    { id: 'progress', header: t('progress_head'), kind: 'percent', width: 12, of: ({ result }) => result.progress },
    {
      ...{ id: 'outcome', header: t('outcome'), kind: 'text', width: 14 },
      of: row => t(`outcomes.${outcomeOf(row)}`),
    },
    {
      ...{ id: 'missing', header: t('still_missing'), kind: 'text', width: 36 },
      of: ({ missing, dropped_out_at }) =>
        dropped_out_at ? '' : missing.map(condition => missingText(t, condition, settings)).join('\n'),
    },
  ]
}

const averages = [
  ['pre', 'pre_mean', 'percent'],
  ['post', 'post_mean', 'percent'],
  ['gain', 'gain_mean', 'figure'],
  ['normalised_gain', 'normalised_mean', 'figure'],
] as const

const factsOf = ({ t }: ResultWords, { sub_activity, summary }: TrainingResults): readonly ReportFact[] => [
  { label: t('code'), kind: 'code', value: sub_activity.code },
  { label: t('outcomes.yes'), kind: 'text', value: t('some_of', { some: summary.passed, all: summary.trainees }) },
  { label: t('outcomes.dropped_out'), kind: 'figure', value: summary.dropped_out },
  ...averages.map(([id, name, kind]): ReportFact => {
    const { mean, people } = summary[id]
    return { label: t('average_of', { name: t(name), people, count: summary.trainees }), kind, value: mean }
  }),
]

const distribution = ({ t }: ResultWords, { pre_counts, post_counts }: ResultSummary): Table =>
  tableOf({
    ...{ id: 'marks', title: t('distribution'), empty: t('empty') },
    columns: [
      { id: 'range', header: t('marks'), kind: 'text', width: 20, of: ({ range }) => range },
      { id: 'pre', header: t('pre'), kind: 'figure', width: 14, of: ({ at }) => pre_counts[at] ?? 0 },
      { id: 'post', header: t('post'), kind: 'figure', width: 14, of: ({ at }) => post_counts[at] ?? 0 },
    ],
    rows: rangeTexts(t).map((range, at) => ['line', { range, at }] as const),
  })

/** Results report for workbook and print: averages, a row per trainee, and distributions. */
export const resultReport = (words: ResultWords, data: TrainingResults): Report => {
  const { t, nameOf, language } = words
  const { as_of, sub_activity, summary, trainees } = data
  const byName = trainees.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
  const list = tableOf({
    ...{ id: 'results', title: t('results'), empty: t('empty') },
    columns: columnsOf(words, data.sub_activity),
    rows: byName.map(row => ['line', row] as const),
  })
  return {
    title: t('report_title', { name: sub_activity.name }),
    file: fileName(sub_activity.code, 'results', as_of),
    asOf: as_of,
    facts: factsOf(words, data),
    tables: [list, distribution(words, summary)],
    notes: [],
  }
}
