import { describe, expect, test } from 'vitest'
import { dayIn, figureIn, minorIn } from '../../../packages/server/src/imports/values.ts'

describe('figures of a file', () => {
  test.each([
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['١٢٣٤٫٥', 123450],
    ['٬', null],
    ['1,234', 123400],
    ['$ 12', 1200],
    ['', null],
  ])('%j is read in either style and in Arabic digits', (text, minor) => {
    expect(minorIn({ text })).toEqual(minor === null && text ? { code: 'wrong_type' } : { value: minor })
  })

  test('what could be two amounts is refused, unless the file itself holds it as a figure', () => {
    expect(minorIn({ text: '1.234' })).toEqual({ code: 'ambiguous' })
    expect(minorIn({ text: '1.25', typed: 'figure' })).toEqual({ value: 125 })
    expect(minorIn({ text: '1234', typed: 'figure' })).toEqual({ value: 123400 })
    expect(minorIn({ text: '-3.5', typed: 'figure' })).toEqual({ value: -350 })
  })

  test('nothing is ever rounded', () => {
    expect(minorIn({ text: '1.234', typed: 'figure' })).toEqual({ code: 'two_decimals' })
    expect(figureIn({ text: '0,125' })).toEqual({ code: 'two_decimals' })
    expect(figureIn({ text: '2,5' })).toEqual({ value: 2.5 })
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
  ])('%j is %s', (text, day) => {
    expect(dayIn({ text })).toEqual({ value: day })
  })

  test.each([
    ['03/04/2026', 'ambiguous'],
    ['', 'field_required'],
    ['yesterday', 'wrong_type'],
    ['3/4/26', 'wrong_type'],
  ])('%j is refused as %s', (text, code) => {
    expect(dayIn({ text })).toEqual({ code })
  })
})
