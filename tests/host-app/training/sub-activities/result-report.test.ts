import { defaultCertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import { expect, test } from 'vitest'
import ar from '../../../../packages/host-app/src/locales/ar/training/trainee_results.json'
import en from '../../../../packages/host-app/src/locales/en/training/trainee_results.json'
import { resultReport } from '../../../../packages/host-app/src/training/training-results/result-report.ts'
import { resultSummary, trainingResults } from '../../../../stories/training/trainings/training-records.ts'
import { reportWords } from '../../support/report-words.ts'

const wordsIn = reportWords('trainee_results', { en, ar })

const days = { start_date: '2026-05-01', end_date: '2026-05-03' }

const given = {
  ...{ as_of: '2026-06-04', summary: resultSummary, trainees: trainingResults.slice(0, 3) },
  sub_activity: { id: '1', code: 'PCM 1', name: 'Budgets', ...days, ...defaultCertificateSettings },
}

test('lists each trainee by name with marks, gain, outcome, and missing conditions', () => {
  const { file, facts, tables } = resultReport(wordsIn('en'), given)
  expect(file).toBe('PCM-1-results-2026-06-04')
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ['Code', 'PCM 1'],
    ['Passed', '1 of 5'],
    ['Dropped out', 1],
    ['Pre-test average (3 of 5 trainees)', 40],
    ['Post-test average (1 of 5 trainees)', 88.33],
    ['Average gain (1 of 5 trainees)', 53.33],
    ['Average normalised gain (1 of 5 trainees)', 0.82],
  ])
  expect(tables[0]?.rows.map(({ entries }) => entries.map(({ value }) => value))).toEqual([
    [
      ...['Huda Ibrahim', 42.5, 'Not marked yet', null, null, 100, 60, 71, 'Not passed'],
      'Attendance below 80%\nNo post-test mark of 60% or more',
    ],
    [
      ...['Sami Nasser', null, null, null, null, null, 0, 0, 'Not passed'],
      'Attendance below 80%\nEvaluation not sent\nNo post-test mark of 60% or more',
    ],
    ['Tarek Zein', 35, 88.33, 53.33, 0.82, 92, 92, 100, 'Passed', ''],
  ])
  expect(tables[1]?.rows.map(({ entries }) => entries.map(({ value }) => value))).toEqual([
    ['0 to 19', 0, 0],
    ['20 to 39', 1, 0],
    ['40 to 59', 2, 0],
    ['60 to 79', 0, 0],
    ['80 to 100', 0, 1],
  ])
})

test('uses Arabic names and outcomes in Arabic', () => {
  const [table] = resultReport(wordsIn('ar'), given).tables
  expect(table?.rows.map(({ entries }) => [entries[0]?.value, entries[8]?.value])).toEqual(
    expect.arrayContaining([['طارق زين', 'ناجح']]),
  )
})
