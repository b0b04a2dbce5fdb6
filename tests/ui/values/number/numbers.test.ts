import { FileSize, formatFileSize } from '@portal/ui/FileSize'
import { Meter } from '@portal/ui/Meter'
import { formatMoney, isoOf } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField, numberDecimals, parseNumber } from '@portal/ui/NumberField'
import { pagesToShow } from '@portal/ui/Pagination'
import { Progress } from '@portal/ui/Progress'
import fc from 'fast-check'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const htmlOf = renderToStaticMarkup

describe('an amount of money', () => {
  test.each([
    [0, 'usd', '$0.00'],
    [5, 'usd', '$0.05'],
    [123_456_789, 'tl', '₺1,234,567.89'],
    [-1050, 'EUR', '−€10.50'],
    [100, 'gbp', '$1.00'],
    [-0, 'usd', '$0.00'],
    [-0.4, 'usd', '$0.00'],
    [10.5, 'usd', '$0.11'],
    [1e21, 'eur', '€10,000,000,000,000,000,000.00'],
    [Number.NaN, 'tl', '—'],
    [Number.POSITIVE_INFINITY, 'tl', '—'],
  ])('%i minor units of %s are formatted as %s', (minor, currency, written) => {
    expect(formatMoney(minor, currency)).toBe(written)
  })

  test('round-trips through the parser', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('usd', 'eur', 'tl'), (minor, currency) => {
        expect(parseNumber(formatMoney(minor, currency), 2, { currency: isoOf(currency) })).toEqual({ units: minor })
      }),
    )
  })

  test('is formatted without losing a cent', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), minor => {
        const written = formatMoney(minor, 'usd')
        const digits = written.replace(/\D/g, '')
        expect(BigInt(digits)).toBe(BigInt(Math.abs(minor)))
        expect(written.startsWith('−')).toBe(minor < 0)
        expect(written).toMatch(/^−?\$\d{1,3}(,\d{3})*\.\d\d$/)
      }),
    )
  })
})

describe('a file’s size', () => {
  test.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1.0 KB'],
    [1_048_575, '1.0 MB'],
    [52_428_800, '50.0 MB'],
    [1.5 * 1024 ** 4, '1.5 TB'],
    [5000 * 1024 ** 4, '5,000.0 TB'],
    [-1, '0 B'],
    [Number.NaN, '—'],
  ])('%i bytes are formatted as %s', (bytes, written) => {
    expect(formatFileSize(bytes)).toBe(written)
  })

  test('is rounded to one decimal, and below 1,024 of its unit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), bytes => {
        const [figure = '', unit = ''] = formatFileSize(Math.abs(bytes)).split(' ')
        const size = Number(figure.replaceAll(',', ''))
        const one = 1024 ** ['B', 'KB', 'MB', 'GB', 'TB'].indexOf(unit)
        expect(Math.abs(size * one - Math.abs(bytes))).toBeLessThanOrEqual(one * 0.0501)
        expect(size < 1024 || unit === 'TB').toBe(true)
      }),
    )
  })

  test('is isolated from the direction of the surrounding text', () => {
    expect(renderToStaticMarkup(createElement(FileSize, { bytes: 1024 }))).toMatch(
      /<bdi[^>]* dir="ltr">1\.0\u00a0KB<\/bdi>/,
    )
  })
})

describe('a number field', () => {
  const sent = (element: ReactElement) => /type="hidden" (?:name="n" )?value="([^"]*)"/.exec(htmlOf(element))?.[1]

  test('submits its value, with any number of decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...numberDecimals), (units, decimals) => {
        const value = units / 10 ** decimals
        const said = sent(createElement(NumberField, { label: 'n', name: 'n', decimals, defaultValue: value }))
        expect(Number(said)).toBe(value)
      }),
    )
  })

  test('submits money as integer minor units, and no value as empty', () => {
    const field = (value: number | null) =>
      sent(createElement(MoneyField, { label: 'n', name: 'n', currency: 'eur', defaultValue: value }))
    expect(field(1050)).toBe('1050')
    expect(field(-5)).toBe('-5')
    expect(field(Number.MAX_SAFE_INTEGER)).toBe('9007199254740991')
    expect(field(null)).toBe('')
    expect(field(Number.NaN)).toBe('')
  })
})

describe('a percentage', () => {
  const shares = (value: number, max?: number) =>
    [Progress, Meter].map(
      bar =>
        /aria-valuetext="([^"]*)"/.exec(
          htmlOf(createElement(bar, { label: 'n', value, ...(max !== undefined && { max }) })),
        )?.[1],
    )

  test.each(Array.from({ length: 101 }, (_, value) => value))('%i of 100 is announced exactly', value => {
    expect(shares(value)).toEqual([`${value}%`, `${value}%`])
  })

  test('is 100 only when complete, and 0 for a total of 0', () => {
    expect(shares(999, 1000)).toEqual(['99%', '99%'])
    expect(shares(0.29, 1)).toEqual(['29%', '29%'])
    expect(shares(0, 0)).toEqual(['0%', '0%'])
  })
})

describe('the page list', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 50, [1, 2, 3, 4, 5, 'gap', 50]],
    [47, 50, [1, 'gap', 46, 47, 48, 49, 50]],
    [46, 50, [1, 'gap', 45, 46, 47, 'gap', 50]],
  ])('for page %i of %i keeps its seven slots', (page, count, shown) => {
    expect(pagesToShow(page, count)).toEqual(shown)
  })
})
