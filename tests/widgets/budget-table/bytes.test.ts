import { expect, test } from 'vitest'
import { coreBytes } from './core-bytes.ts'

// Measured: 12,081 bytes. The limit adds ten per cent.
test('adds at most 13.3 kB to React for the core of the budget table', async () => {
  expect(await coreBytes()).toBeLessThanOrEqual(13_300)
})
