import { email } from '@portal/contract/core/fields/fields'
import { describe, expect, test } from 'vitest'

const read = (value: string) => {
  const { data, error } = email().safeParse(value)
  return data ?? error?.issues[0]?.message
}

describe('an email address', () => {
  test.each([
    ['zero-width space', 'hu\u200bda@example.org'],
    ['zero-width joiner', 'huda\u200d@example.org'],
    ['word joiner', 'huda@exam\u2060ple.org'],
    ['byte order mark', '\ufeffhuda@example.org'],
    ['soft hyphen', 'huda@exam\u00adple.org'],
    ['surrounding direction marks', '\u202ahuda@example.org\u202c\u200f'],
    ['isolates', '\u2068huda@example.org\u2069'],
    ['Hangul filler', 'huda\u3164@example.org'],
    ['halfwidth Hangul filler', 'huda\uffa0@example.org'],
    ['empty Braille pattern', 'huda\u2800@example.org'],
    ['variation selector', 'huda\ufe0f@example.org'],
    ['tag', 'huda\u{e0061}@example.org'],
    ['combining grapheme joiner', 'hu\u034fda@example.org'],
    ['full-width letters', 'ｈｕｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
    ['capital letters and spaces', '  HUDA@Example.org '],
  ])('is read without invisible characters: %s', (_kind, value) => {
    expect(read(value)).toBe('huda@example.org')
  })

  test('is the same in composed and decomposed form', () => {
    expect(read('rene\u0301@example.org')).toBe(read('ren\u00e9@example.org'))
  })

  test.each([
    'hu da@example.org',
    'hu\u00a0da@example.org',
    'hu\u0007da@example.org',
    'huda@exa\u2028mple.org',
    '\u200b',
  ])('is rejected with spaces or control characters: %j', value => {
    expect(['email_invalid', 'field_required']).toContain(read(value))
  })
})
