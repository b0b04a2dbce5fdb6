import { expect, test } from 'vitest'
import ar from '../../../../packages/host-app/src/locales/ar/training/training_sessions.json'
import en from '../../../../packages/host-app/src/locales/en/training/training_sessions.json'
import { attendanceReport } from '../../../../packages/host-app/src/training/attendance/report/attendance-report.ts'
import { sessions, trainees, training } from '../../../../stories/training/training-sessions/session-records.ts'
import { reportWords } from '../../support/report-words.ts'

const wordsIn = reportWords('training_sessions', { en, ar })

const given = {
  ...{ as_of: '2026-06-04', sub_activity: training, sessions: [...sessions] },
  trainees: trainees
    .slice(0, 2)
    .map(({ mark: _, is_scanned: __, ...person }) => ({ ...person, marks: ['present', null, 'late', null] as const }))
    .map(({ marks, ...person }) => ({
      ...{ ...person, email: `${person.id}@example.org`, marks: [...marks] },
      has_dropped_out: false,
    }))
    .toReversed(),
}

test('lists each trainee by name, with a column for each session that is not cancelled', () => {
  const { file, tables } = attendanceReport(wordsIn('en'), given)
  expect(file).toBe('EMH-02.3.1-attendance-2026-06-04')
  const [table] = tables
  expect(table?.columns.map(({ header }) => header)).toEqual([
    'Trainee',
    '01-Jun-2026 09:00',
    '03-Jun-2026 09:00',
    '08-Jun-2026 13:00',
    'So far, %',
    'Of all sessions, %',
  ])
  expect(table?.rows.map(({ entries }) => entries.map(({ value }) => value))).toEqual([
    ['Amal Darwish', 'Present', 'Late', null, 100, 50],
    ['Basel Nasser', 'Present', 'Late', null, 50, 25],
  ])
})

test('uses Arabic names and marks in Arabic', () => {
  const [table] = attendanceReport(wordsIn('ar'), given).tables
  expect(table?.rows[0]?.entries.map(({ value }) => value).slice(0, 3)).toEqual(['أمل درويش', 'حاضر', 'متأخر'])
})
