import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const code = 'packages/host-app/src/money/x/x.ts'
const texts = 'packages/host-app/src/locales/ar/money/x.json'

describe('the check for isolate characters', () => {
  test.each([
    ['an escaped mark in code', code, 'const email = `\\u2066${given}\\u2069`'],
    ['a mark in code', code, "const email = '\u2068' + given"],
    ['a regular expression for marks', code, 'text.replace(/[\\u2066-\\u2069]/g, "")'],
    ['an isolated value in a text', texts, '{ "left": "المتبقي: \u2066{{amount}}\u2069" }'],
    ['an escaped mark in a text', texts, '{ "left": "المتبقي: \\u2068{{amount}}\\u2069" }'],
  ])('reports %s', async (_, path, text) => {
    expect(await findings('texts/isolates', { [path]: text })).toHaveLength(1)
  })

  test.each([
    ['the shared module', 'packages/ui/src/texts/isolate.ts', 'const MARKS = /[\\u2066-\\u2069]/g'],
    ['a figure in a text', texts, '{ "tier": "حتى \u2066$100\u2069" }'],
    ['a value with its sign', texts, '{ "share": "\u2066{{percent}}%\u2069 حتى الآن" }'],
    ['a test', 'tests/host-app/x.test.ts', "expect(text).toBe('\\u2066$1\\u2069')"],
  ])('accepts %s', async (_, path, text) => {
    expect(await findings('texts/isolates', { [path]: text })).toEqual([])
  })
})
