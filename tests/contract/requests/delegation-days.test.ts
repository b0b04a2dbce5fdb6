import { daysOf } from '@portal/contract/requests/delegations'
import { expect, test } from 'vitest'

test('marks each day of a delegation from the first to the last, within the month only', () => {
  expect(daysOf('2025-02', [{ from: '2025-01-30', to: '2025-02-02' }])).toEqual(['2025-02-01', '2025-02-02'])
  expect(daysOf('2025-03', [{ from: '2025-01-30', to: '2025-02-02' }])).toEqual([])
})
