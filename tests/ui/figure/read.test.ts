import { readFigure } from '@portal/ui/NumberField'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const arabic = (text: string) =>
  text.replace(/[0-9,.]/g, sign =>
    sign === ',' ? '٬' : sign === '.' ? '٫' : String.fromCharCode(0x660 + Number(sign)),
  )

describe('reading an amount with two decimals', () => {
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
    ['$ 1,000.00', 100_000],
    ["1'234.00", 123_400],
    ['١٢٣٤', 123_400],
    ['١٬٢٣٤٫٥٦', 123_456],
    ['۱۲۳', 12_300],
    ['٫٥', 50],
    ['12.500', 'ambiguous'],
  ])('%j', (text, meant) => {
    expect(readFigure(text, 2)).toEqual(typeof meant === 'string' ? { problem: meant } : { units: meant })
  })

  test.each([
    ['two', 'unreadable'],
    ['1,23,4', 'unreadable'],
    ['12,34.5', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1-2', 'unreadable'],
    ['.', 'unreadable'],
    ['٬', 'unreadable'],
    ['1.234', 'ambiguous'],
    ['0.125', 'decimals'],
    ['1234.567', 'decimals'],
    ['99999999999999999', 'too_large'],
  ])('%j is refused as %s', (text, problem) => {
    expect(readFigure(text, 2)).toEqual({ problem })
  })

  test('gives back every amount, written in English, in Arabic and in the continental style', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), units => {
        const whole = Math.floor(Math.abs(units) / 100).toLocaleString('en-US')
        const cents = String(Math.abs(units) % 100).padStart(2, '0')
        const english = `${units < 0 ? '-' : ''}${whole}.${cents}`
        const continental = english.replaceAll(',', ' ').replace('.', ',').replaceAll(' ', '.')
        for (const text of [english, arabic(english), continental]) expect(readFigure(text, 2)).toEqual({ units })
      }),
    )
  })

  test('never throws, and never gives more than it can keep', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 6 }), (text, decimals) => {
        const reading = readFigure(text, decimals)
        if ('units' in reading && reading.units !== null) expect(Number.isSafeInteger(reading.units)).toBe(true)
      }),
    )
  })
})
