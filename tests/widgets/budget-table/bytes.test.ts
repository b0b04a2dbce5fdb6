import { expect, test } from 'vitest'
import { coreBytes } from './core-bytes.ts'

test('the core of the budget table costs at most 12 kB over bare React', { timeout: 60_000 }, async () => {
  expect(await coreBytes()).toBeLessThanOrEqual(12_000)
})
