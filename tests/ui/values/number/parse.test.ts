import { parseNumber } from '@portal/ui/NumberField'
import { findStyle, markIn } from '@portal/ui/number'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const arabic = (text: string) =>
  text.replace(/[0-9,.]/g, sign =>
    sign === ',' ? '٬' : sign === '.' ? '٫' : String.fromCharCode(0x660 + Number(sign)),
  )

describe('parsing a number with two decimals', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['-0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12,5', 1250],
    ['1,234', 123_400],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1.234.567', 123_456_700],
    ['1234.50', 123_450],
    ['.5', 50],
    ['5.', 500],
    ['−3.20', -320],
    ["1'234.00", 123_400],
    ['١٢٣٤', 123_400],
    ['١٬٢٣٤٫٥٦', 123_456],
    ['۱۲۳', 12_300],
    ['٫٥', 50],
    ['1234,500', 123_450],
    [',500', 50],
    ['1 234,50', 123_450],
    ['1\u202f234,50', 123_450],
    ['1٬234.50', 123_450],
    ['1,234٫50', 123_450],
    ['١٢،٥', 1250],
    ['(5)', -500],
    ['5-', -500],
    ['5 %', 500],
    ['12.500', 'ambiguous'],
  ])('accepts %j', (text, meant) => {
    expect(parseNumber(text, 2)).toEqual(typeof meant === 'string' ? { problem: meant } : { units: meant })
  })

  test.each([
    ['two', 'unreadable'],
    ['1,23,4', 'unreadable'],
    ['12,34.5', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1-2', 'unreadable'],
    ['--1', 'unreadable'],
    ['-', 'unreadable'],
    ['12 34', 'unreadable'],
    ['1$2', 'unreadable'],
    ['1e5', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['٫', 'unreadable'],
    ['0,125', 'decimals'],
    ['012,345', 'decimals'],
    ['1,234.567', 'decimals'],
    ['١٫٢٣٤', 'decimals'],
    ['9007199254740993', 'too_large'],
    ['1'.repeat(100_000), 'too_large'],
    [' $'.repeat(100_000), 'too_large'],
    ['.', 'unreadable'],
    ['٬', 'unreadable'],
    ['1.234', 'ambiguous'],
    ['0.125', 'decimals'],
    ['1234.567', 'decimals'],
    ['99999999999999999', 'too_large'],
  ])('rejects %j as %s', (text, problem) => {
    expect(parseNumber(text, 2)).toEqual({ problem })
  })

  test.each([
    ['$ 1,000.00', 'USD', 100_000],
    ['-$5', 'USD', -500],
    ['5 USD', 'USD', 500],
    ['5 دولار أمريكي', 'USD', 500],
    ['€ −5', 'EUR', -500],
    ['1.234,56 Euro', 'EUR', 123_456],
    ['\u2066₺1,234.50\u2069', 'TRY', 123_450],
    ['5 TL', 'TRY', 500],
    ['٥ ل.ت', 'TRY', 500],
  ])('accepts %j as an amount in %s', (text, currency, units) => {
    expect(parseNumber(text, 2, { currency })).toEqual({ units })
  })

  test.each([
    '€5',
    '5 €',
    '$5',
    '5 USD',
    '5 eur',
    'US$ 5',
    '£5',
    '5 ل.س',
    '٥ د.إ',
    '5 درهم',
    '5 lira',
    '5 CHF',
    '(€5)',
  ])('rejects %j in a field of another currency, or of no currency', text => {
    expect(parseNumber(text, 2, { currency: 'TRY' })).toEqual({ problem: 'currency' })
    expect(parseNumber(text, 2)).toEqual({ problem: 'unreadable' })
  })

  test('round-trips amounts in English, Arabic, Persian, and continental formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), units => {
        const whole = Math.floor(Math.abs(units) / 100).toLocaleString('en-US')
        const cents = String(Math.abs(units) % 100).padStart(2, '0')
        const english = `${units < 0 ? '-' : ''}${whole}.${cents}`
        const continental = english.replaceAll(',', ' ').replace('.', ',').replaceAll(' ', '.')
        const persian = arabic(english).replace(/[٠-٩]/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0x90))
        for (const text of [english, arabic(english), persian, continental])
          expect(parseNumber(text, 2)).toEqual({ units })
      }),
    )
  })

  test('never throws, and never returns an unsafe integer', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 6 }), (text, decimals) => {
        const reading = parseNumber(text, decimals)
        if ('units' in reading && reading.units !== null) expect(Number.isSafeInteger(reading.units)).toBe(true)
      }),
    )
  })

  test('never mistakes a third decimal for thousands, or thousands for a third decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
        const reading = parseNumber(`${whole}.${String(rest).padStart(3, '0')}`, 2)
        // Only text that can't mean thousands and loses nothing is accepted. Anything else is a problem.
        if ('units' in reading) expect(reading.units).toBe(rest / 10)
        else expect(reading.problem).toBe(whole > 0 ? 'ambiguous' : 'decimals')
      }),
    )
  })
})

describe('the decimal mark of a file', () => {
  test.each([
    ['1,500', 'either', 150_000, 150],
    ['1.500', 'either', 150, 150_000],
    ['-1,250', 'either', -125_000, -125],
    ['12,5', 'comma', null, 1250],
    ['0,500', 'comma', null, 50],
    ['1.234,50', 'comma', null, 123_450],
    ['1,234,567', 'point', 123_456_700, null],
    ["1'234.5", 'point', 123_450, null],
    ['1500', undefined, 150_000, 150_000],
    ['1 500', undefined, 150_000, 150_000],
    ['١٬٢٣٤٫٥', undefined, 123_450, 123_450],
    ['n/a', undefined, null, null],
    ['9'.repeat(100_000), undefined, null, null],
  ])('%j indicates %s', (text, mark, point, comma) => {
    expect(markIn(text)).toBe(mark)
    const unitsBy = (by: 'point' | 'comma') => {
      const read = parseNumber(text, 2, { mark: by })
      return 'units' in read ? read.units : null
    }
    expect([unitsBy('point'), unitsBy('comma')]).toEqual([point, comma])
    // If the file doesn't show its mark, a number with two readings is ambiguous.
    if (mark === 'either') expect(parseNumber(text, 2, { mark: null })).toEqual({ problem: 'ambiguous' })
  })

  test('is found beside any currency', () => {
    expect(['-$ 1,250', '1.500 ₺', '12,5 CHF'].map(markIn)).toEqual(['either', 'either', 'comma'])
  })

  test('is found from one cell, mixed if two contradict each other, and unclear if none decides', () => {
    const found = (...texts: string[]) => findStyle(texts.map((text, line) => ({ line, text, shows: markIn(text) })))
    expect(found('1,500', '2', '12,5')).toEqual({
      state: 'found',
      style: 'comma',
      examples: [{ line: 2, text: '12,5' }],
    })
    expect(found('1,500', '12,5', '1.5')).toMatchObject({
      state: 'mixed',
      style: null,
      examples: [{ line: 1 }, { line: 2 }],
    })
    expect(found('1500', '1,500')).toMatchObject({ state: 'unclear', style: null, examples: [{ line: 1 }] })
    expect(found('1500', 'x', '')).toEqual({ state: 'none', style: null, examples: [] })
  })
})
