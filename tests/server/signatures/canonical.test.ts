import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, fingerprintOf } from '../../../packages/server/src/signatures/canonical.ts'

test('canonical JSON is that of RFC 8785: its own example, numbers and order of names', () => {
  const value = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001, -0, 9007199254740993],
    "string": "€$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`)
  expect(canonicalJson(value)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0,9007199254740992],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
  const names = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 }
  expect(canonicalJson(names)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}')
})

test('the same value has the same fingerprint in whatever order its names came, and no other value has it', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, own]) => [name, shuffled(own)]),
    )
  }
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const read = (value: unknown) => JSON.parse(JSON.stringify(value))
      const [first, second] = [read(one), read(other)]
      expect(fingerprintOf(read(shuffled(first)))).toBe(fingerprintOf(first))
      expect(fingerprintOf(first) === fingerprintOf(second)).toBe(canonicalJson(first) === canonicalJson(second))
      expect(read(canonicalJson(first) && JSON.parse(canonicalJson(first)))).toEqual(first)
    }),
  )
})

test('a fingerprint is the SHA-256 of the text', () => {
  const sha = createHash('sha256').update('{"a":[1,"ب"],"b":null}', 'utf8').digest('hex')
  expect(fingerprintOf({ b: null, a: [1, 'ب'] })).toBe(sha)
})

test('a number that JSON has no form for, and half of a letter, have no fingerprint', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }])
    expect(() => fingerprintOf(value)).toThrow('no canonical form')
})
