import { expect, test } from 'vitest'
import { coreBytes } from './core-bytes.ts'

test('the core of the budget table costs at most 12 kB over bare React', async () => {
  expect(await coreBytes()).toBeLessThanOrEqual(12_000)
})
