import { expect, test } from 'vitest'
import { coreBytes } from './core-bytes.ts'

// 12,081 with the expenses left out of the dollars, the ended session and an undo that asks; a tenth of reserve on top.
test('the core of the budget table costs at most 13.3 kB over bare React', async () => {
  expect(await coreBytes()).toBeLessThanOrEqual(13_300)
})
