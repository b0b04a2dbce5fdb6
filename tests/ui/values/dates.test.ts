import { readDate } from '@portal/ui/DatePicker'
import { rangeOf } from '@portal/ui/DateRangePicker'
import { arabicMonths, chooseArabicMonths, formatDate } from '@portal/ui/DateText'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'

describe('a date', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-1-5 ', '2026-01-05'],
    ['2026-11-20T08:00:00Z', '2026-11-20'],
    ['20-Nov-2026', '2026-11-20'],
    ['20 November 2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['٢٠/١١/٢٠٢٦', '2026-11-20'],
    ['29.02.2028', '2028-02-29'],
    ['20 ابريل 2026', '2026-04-20'],
    ['20-شباط-2026', '2026-02-20'],
    ['20-تشرين الثاني-2026', '2026-11-20'],
  ])('%j is parsed', (text, day) => {
    expect(readDate(text)).toBe(day)
  })

  test.each(['', 'soon', '2026-02-31', '31-Feb-2026', '20/13/2026', '11/20/2026', '1-2-3', '2026', '0026-11-20'])(
    '%j is not parsed',
    text => {
      expect(readDate(text)).toBeUndefined()
    },
  )

  test('is formatted with the chosen Arabic month names, and parsed with both', () => {
    onTestFinished(() => chooseArabicMonths('levantine'))
    expect(formatDate('2026-05-20', 'date', 'ar'), 'until one is chosen').toBe('20-أيار-2026')
    const written = arabicMonths.map(names => {
      chooseArabicMonths(names)
      return formatDate('2026-05-20', 'date', 'ar')
    })
    expect(written).toEqual(['20-أيار-2026', '20-مايو-2026'])
    expect(written.map(readDate)).toEqual(['2026-05-20', '2026-05-20'])
  })

  test('round-trips in both languages', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('en', 'ar'), (date, language) => {
        const day = date.toISOString().slice(0, 10)
        expect(readDate(formatDate(day, 'date', language))).toBe(day)
      }),
    )
  })
})

test.each([
  ['this_month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['this_quarter', '2026-11-20', '2026-10-01', '2026-12-31'],
  ['this_year', '2028-02-29', '2028-01-01', '2028-12-31'],
] as const)('%s of %s is %s to %s', (preset, today, start, end) => {
  expect(rangeOf(preset, today)).toEqual({ start, end })
})
