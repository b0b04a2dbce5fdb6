import { describe, expect, test } from 'vitest'
import { dateIn as dayIn, minorIn, numberIn, orderIn } from '../../../../../packages/server/src/money/imports/values.ts'

describe('figures of a file', () => {
  test.each([
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['١٢٣٤٫٥', 123450],
    ['٬', null],
    ['$ 12', 1200],
    ['', null],
  ])('%j is parsed in either decimal style and in Arabic digits', (text, minor) => {
    expect(minorIn({ text }, null)).toEqual(minor === null && text ? { code: 'wrong_type' } : { value: minor })
  })

  test('are rejected if ambiguous, unless the file stores them as figures or the style is known', () => {
    expect(minorIn({ text: '1.234' }, null)).toEqual({ code: 'ambiguous' })
    expect(minorIn({ text: '1,500' }, null)).toEqual({ code: 'ambiguous' })
    expect(minorIn({ text: '1,500' }, 'comma')).toEqual({ value: 150 })
    expect(minorIn({ text: '1,500' }, 'point')).toEqual({ value: 150_000 })
    expect(minorIn({ text: '1.25', typed: 'figure' }, null)).toEqual({ value: 125 })
    expect(minorIn({ text: '1234', typed: 'figure' }, null)).toEqual({ value: 123400 })
    expect(minorIn({ text: '-3.5', typed: 'figure' }, null)).toEqual({ value: -350 })
  })

  test('are rejected with more than two decimals instead of being rounded', () => {
    expect(minorIn({ text: '1.234', typed: 'figure' }, null)).toEqual({ code: 'two_decimals' })
    expect(numberIn({ text: '0,125' }, null)).toEqual({ code: 'two_decimals' })
    expect(numberIn({ text: '2,5' }, null)).toEqual({ value: 2.5 })
  })
})

describe('days of a file', () => {
  test.each([
    ['2026-03-04', '2026-03-04'],
    ['04-Mar-2026', '2026-03-04'],
    ['4 March 2026', '2026-03-04'],
    ['4 Sept 2026', '2026-09-04'],
    ['\u200f04-مارس-2026', '2026-03-04'],
    ['٤ كانون الثاني ٢٠٢٦', '2026-01-04'],
    ['2026-03-04 23:00', '2026-03-04'],
    ['13/04/2026', '2026-04-13'],
    ['04/13/2026', '2026-04-13'],
    ['05.05.2026', '2026-05-05'],
    ['٢٠٢٦-٠٣-٠٤', '2026-03-04'],
  ])('%j is parsed as %s', (text, day) => {
    expect(dayIn({ text }, null)).toEqual({ value: day })
  })

  test.each([
    ['03/04/2026', 'ambiguous'],
    ['', 'field_required'],
    ['yesterday', 'wrong_type'],
    ['3/4/26', 'wrong_type'],
  ])('%j is rejected with %s', (text, code) => {
    expect(dayIn({ text }, null)).toEqual({ code })
  })

  test('follow the day order of their file when both orders are possible', () => {
    expect(dayIn({ text: '03/04/2026' }, 'day')).toEqual({ value: '2026-04-03' })
    expect(dayIn({ text: '٠٣/٠٤/٢٠٢٦' }, 'month')).toEqual({ value: '2026-03-04' })
    expect(dayIn({ text: '13/04/2026' }, 'month')).toEqual({ value: '2026-04-13' })
    const shown = ['13/04/2026', '04/13/2026', '03/04/2026', '05/05/2026', '13/13/2026', '2026-03-04'].map(orderIn)
    expect(shown).toEqual(['day', 'month', 'either', undefined, undefined, undefined])
  })
})
