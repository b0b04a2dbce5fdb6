import { FileSize, formatFileSize } from '@portal/ui/FileSize'
import { formatMoney } from '@portal/ui/Money'
import { pagesToShow } from '@portal/ui/Pagination'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

describe('an amount of money', () => {
  test.each([
    [0, 'usd', '$0.00'],
    [5, 'usd', '$0.05'],
    [123_456_789, 'tl', '₺1,234,567.89'],
    [-1050, 'EUR', '−€10.50'],
    [100, 'gbp', '$1.00'],
  ])('%i minor units of %s are written %s', (minor, currency, written) => {
    expect(formatMoney(minor, currency)).toBe(written)
  })

  test('keeps every cent of every amount', () => {
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
    [1024, '1.0 KiB'],
    [1_048_575, '1.0 MiB'],
    [52_428_800, '50.0 MiB'],
    [1.5 * 1024 ** 4, '1.5 TiB'],
    [5000 * 1024 ** 4, '5,000.0 TiB'],
  ])('%i bytes are written %s', (bytes, written) => {
    expect(formatFileSize(bytes)).toBe(written)
  })

  test('stands apart from the direction of the text around it', () => {
    expect(renderToStaticMarkup(createElement(FileSize, { bytes: 1024 }))).toMatch(
      /<bdi[^>]* dir="ltr">1\.0 KiB<\/bdi>/,
    )
  })
})

describe('the pages shown', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 50, [1, 2, 3, 4, 5, 'gap', 50]],
    [47, 50, [1, 'gap', 46, 47, 48, 49, 50]],
    [46, 50, [1, 'gap', 45, 46, 47, 'gap', 50]],
  ])('of page %i among %i keep their seven places', (page, count, shown) => {
    expect(pagesToShow(page, count)).toEqual(shown)
  })
})
