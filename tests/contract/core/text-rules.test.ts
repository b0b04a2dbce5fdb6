import { complaintDraft } from '@portal/contract/complaints/complaints'
import { line } from '@portal/contract/core/fields/fields'
import { limits } from '@portal/contract/core/fields/limits'
import {
  fromSpreadsheet,
  isStorable,
  optionalLineProblem,
  textProblem,
  toSpreadsheet,
  toStorable,
} from '@portal/contract/core/fields/text-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\u00a0', '\u0000', 'a', '\ud800', 'ش', '\u202e', '\u2068') }),
  fc.integer({ min: limits.text_length - 2, max: limits.text_length + 2 }).map(length => 'x'.repeat(length)),
  fc.integer({ min: limits.name_length - 2, max: limits.name_length + 2 }).map(length => 'x'.repeat(length)),
)

const first = (given: object, path: string) =>
  complaintDraft.safeParse(given).error?.issues.find(issue => issue.path[0] === path)?.message ?? null

describe('the rules for frames, without a schema library,', () => {
  test('match the schema for the body of a complaint', () => {
    fc.assert(
      fc.property(texts, body => {
        expect(textProblem(body)).toBe(first({ body, type: 'user' }, 'body'))
      }),
    )
  })

  test('match the schema for a username', () => {
    fc.assert(
      fc.property(texts, null_username => {
        const given = { body: 'b', type: 'private', null_username }
        expect(optionalLineProblem(null_username, limits.name_length)).toBe(first(given, 'null_username'))
      }),
    )
  })
})

describe('toStorable', () => {
  test.each([
    ['a\u0000b', 'ab'],
    ['\ud800a\udc00', 'a'],
    ['\udc00\ud800', ''],
    ['\ud83d\ude00 مرحبًا', '\ud83d\ude00 مرحبًا'],
    ['\ud83d\ud83d\ude00', '\ud83d\ude00'],
  ])('cleans %j', (text, clean) => {
    expect(toStorable(text)).toBe(clean)
  })

  test('removes exactly what can’t be stored', () => {
    fc.assert(
      fc.property(texts, text => {
        const clean = toStorable(text)
        expect(isStorable(clean)).toBe(true)
        expect(clean).toBe([...text].filter(isStorable).join(''))
      }),
    )
  })
})

describe('a name', () => {
  const read = (value: string) => {
    const { data, error } = line().safeParse(value)
    return data ?? error?.issues.map(({ message }) => message)
  }

  test.each([
    ['an override', 'EMH \u202efdp'],
    ['an embedding', 'EMH \u202bfdp'],
    ['an unclosed isolate', 'EMH \u2067fdp'],
    ['an escape', 'EMH \u001b[31m'],
    ['a control character of Latin-1', 'EMH \u009b31m'],
    ['a NUL', 'EMH\u0000'],
  ])('is rejected with %s', (_, value) => {
    expect(read(value)).toEqual(['bad_characters'])
  })

  test.each([
    ['joiners', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['direction marks inside', 'شركة \u200fABC (م)', 'شركة \u200fABC (م)'],
    ['text inside copied isolates', '\u2068EMH\u2069 ', 'EMH'],
    ['text before a zero-width space', 'EMH\u200b', 'EMH'],
    ['text around a soft hyphen', 'Work\u00adshop', 'Workshop'],
    ['text around a byte order mark', 'EMH\ufeff 1', 'EMH 1'],
    ['text around a word joiner and a filler', 'E\u2060M\u3164H', 'EMH'],
    ['text before hidden tag characters', 'EMH\u{e0041}\u{e0042}', 'EMH'],
    ['text around the line break of a cell', 'Rent,\r\n\tBeirut', 'Rent, Beirut'],
  ])('keeps %s', (_, value, kept) => {
    expect(read(value)).toBe(kept)
  })
})

describe('text for a spreadsheet', () => {
  test.each(['=1+1', ' =1+1', '\u00a0=1+1', '＝1+1', ' ＋1', '－1', '＠sum', "' =1", '\t=1', '\r=1', "'=1"])(
    'is escaped if it would run: %j',
    text => {
      expect(toSpreadsheet(text)).toBe(`'${text}`)
    },
  )

  test.each(['a = b', "it's", "'quoted'", ' a', '', 'ن=1'])('is unchanged if it wouldn’t run: %j', text => {
    expect(toSpreadsheet(text)).toBe(text)
  })

  test('round-trips', () => {
    const marks = fc.string({ unit: fc.constantFrom("'", ' ', '=', '＝', '-', '\t', '\r', '\n', 'a') })
    fc.assert(
      fc.property(marks, text => {
        expect(fromSpreadsheet(toSpreadsheet(text))).toBe(text)
      }),
    )
  })
})
