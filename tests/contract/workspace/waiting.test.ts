import { waitsLong } from '@portal/contract/workspace/waiting'
import { expect, test } from 'vitest'

test('treats a task as waiting too long from 14 days on', () => {
  expect([13, 14, 15].map(oldest_days => waitsLong({ oldest_days }))).toEqual([false, true, true])
})
