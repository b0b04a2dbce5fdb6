import { expect, test } from 'vitest'
import ar from '../../../../packages/host-app/src/locales/ar/training/evaluations.json'
import en from '../../../../packages/host-app/src/locales/en/training/evaluations.json'
import { evaluationReport } from '../../../../packages/host-app/src/training/evaluations/shared/evaluation-report.ts'
import { results } from '../../../../stories/training/evaluations/evaluation-records.ts'
import { reportWords } from '../../support/report-words.ts'

const textsIn = reportWords('evaluations', { en, ar })

const wordsIn = (language: 'en' | 'ar') => ({
  ...textsIn(language),
  titleOf: (form: { title_en: string; title_ar: string }) => (language === 'ar' ? form.title_ar : form.title_en),
  textOf: (question: { text_en: string; text_ar: string }) => (language === 'ar' ? question.text_ar : question.text_en),
})

const [shown] = results.results
if (!shown) throw new Error('there are results')

const valuesIn = (report: ReturnType<typeof evaluationReport>, table: number) =>
  report.tables[table]?.rows.map(({ entries }) => entries.map(({ value }) => value))

test('exports an evaluation’s scores, distributions, and texts to a workbook', () => {
  const report = evaluationReport(wordsIn('en'), results, '2026-11-20')
  expect(report.file).toBe('T-01-evaluations-2026-11-20')
  expect(report.facts.map(({ value }) => value)).toEqual(['After the training', '18 of 24', 3.97])
  const rows = valuesIn(report, 0)
  expect(rows?.map(([, ...figures]) => figures)).toEqual([
    [4.28, 18, 0, 1, 2, 6, 9],
    [4.17, 18, 0, 0, 3, 9, 6],
    [3.17, 18, 3, 3, 3, 6, 3],
    [null, 0, null, null, null, null, null],
  ])
  expect(rows?.[1]?.[0]).toMatch(/: The room$/)
  expect(valuesIn(report, 1)?.map(([, text]) => text)).toContain('القاعة باردة في الصباح.')
})

test('omits counts and texts of questions with too few answers, in both languages', () => {
  const questions = shown.questions.map(question => (question.kind === 'text' ? { ...question, texts: [] } : question))
  for (const language of ['en', 'ar'] as const) {
    const report = evaluationReport(wordsIn(language), { ...results, results: [{ ...shown, questions }] }, '2026-11-20')
    expect(report.tables[1]?.rows).toEqual([])
    expect(valuesIn(report, 0)?.at(-1)?.slice(1)).toEqual([null, 0, null, null, null, null, null])
    // An invalid sheet name would make the file unreadable.
    for (const { title } of report.tables) expect(title).toMatch(/^[^\\/?*[\]:]{1,31}$/)
  }
})
