import { plannedCompletion } from '@portal/contract/programmes/delays'
import { expect, test } from 'vitest'

test('completes a plan at an even pace from its first day to its last', () => {
  const plan = { start_date: '2026-01-01', end_date: '2026-01-25' }
  const days = ['2025-12-31', '2026-01-01', '2026-01-13', '2026-01-25', '2027-01-01']
  expect(days.map(day => plannedCompletion(plan, day))).toEqual([0, 0, 50, 100, 100])
})

test('completes a plan of one day on that day', () => {
  const plan = { start_date: '2026-01-01', end_date: '2026-01-01' }
  expect(['2025-12-31', '2026-01-01'].map(day => plannedCompletion(plan, day))).toEqual([0, 100])
})
