import { expect, test } from 'vitest'
import { daysOf } from '../../../../packages/host-app/src/requests/delegations/days.ts'

test('the first and the last day of a delegation and every day between are marked, in the month alone', () => {
  expect(daysOf('2025-02', [{ from: '2025-01-30', to: '2025-02-02' }])).toEqual(['2025-02-01', '2025-02-02'])
  expect(daysOf('2025-03', [{ from: '2025-01-30', to: '2025-02-02' }])).toEqual([])
})
