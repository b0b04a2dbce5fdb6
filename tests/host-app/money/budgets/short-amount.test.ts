import { expect, test } from 'vitest'
import { shortAmount } from '../../../../packages/host-app/src/money/budgets/short-amount.ts'

test.each([
  [150_000_000, 'en', '$1.5M'],
  [-32_000, 'en', '−$320'],
  [150_000_000, 'ar', '\u2066$1.5\u2069 مليون'],
  [-1_234_000, 'ar', '\u2066−$12.3\u2069 ألف'],
  [32_000, 'ar', '\u2066$320\u2069'],
])('shortens %d minor units for charts in %s to %s', (minor, language, text) => {
  expect(shortAmount(minor, 'usd', language)).toBe(text)
})
