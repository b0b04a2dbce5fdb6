import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, fingerprintOf } from '../../../../packages/server/src/requests/signatures/canonical.ts'

test('serialises canonical JSON like the examples of RFC 8785, with its numbers and member order', () => {
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

// Appendix B of RFC 8785: the bits of each number, and its text.
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('writes the number with the bits %s as %s', (bits, text) => {
  expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(text)
})

/** The format before the portal used a library. Older signatures have hashes of it. */
const earlierForm = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(earlierForm).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${earlierForm(member)}`).join(',')}}`
}

test('produces the same text as the earlier format, for any names, letters, and numbers', () => {
  const names = ['__proto__', 'toJSON', 'constructor', '', '1', '10', '2', '\u2028', 'ا', '😀', '\ufb33', '\0']
  const name = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
  const { value: hostile } = fc.letrec(tie => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, true, false, 0, -0, 1e21, 1e-7, 5e-324, 2 ** 53, Number.MAX_VALUE),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value')),
      fc.array(fc.tuple(name, tie('value'))).map(entries => Object.fromEntries(entries)),
    ),
  }))
  fc.assert(
    fc.property(hostile, value => {
      const read = JSON.parse(JSON.stringify(value))
      expect(canonicalJson(read)).toBe(earlierForm(read))
    }),
    { numRuns: 500 },
  )
})

test('produces the same fingerprint for any member order, and different ones for different values', () => {
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

test('uses the SHA-256 of the canonical text as fingerprint', () => {
  const sha = createHash('sha256').update('{"a":[1,"ب"],"b":null}', 'utf8').digest('hex')
  expect(fingerprintOf({ b: null, a: [1, 'ب'] })).toBe(sha)
})

test('rejects numbers without a JSON form and lone surrogates', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }])
    expect(() => fingerprintOf(value)).toThrow('not allowed')
})
