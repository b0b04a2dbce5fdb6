import { amountText } from '@portal/ui/number'
import { describe, expect, test } from 'vitest'
import { currencyReader } from '../../../../../packages/server/src/money/imports/plan/currency-of.ts'
import { currencyInTitle, withoutCurrency } from '../../../../../packages/server/src/money/imports/reader/columns.ts'
import { minorIn, percentIn } from '../../../../../packages/server/src/money/imports/values.ts'

describe('an amount with its currency', () => {
  test.each([
    // Symbols and codes before and after the figure.
    ['109.78 €', '109.78', 'EUR'],
    ['€ 109.78', '109.78', 'EUR'],
    ['EUR109.78', '109.78', 'EUR'],
    ['109,78 Euro', '109,78', 'EUR'],
    ['$40', '40', 'USD'],
    ['US$ 40.00', '40.00', 'USD'],
    ['USD 40', '40', 'USD'],
    ['40 $', '40', 'USD'],
    ['£12.50', '12.50', 'GBP'],
    ['12.50 CHF', '12.50', 'CHF'],
    // The Turkish and the Syrian lira.
    ['₺1.234,50', '1.234,50', 'TRY'],
    ['TL 2.234,50', '2.234,50', 'TRY'],
    ['TRY4.234,50', '4.234,50', 'TRY'],
    ['1.050 ₺', '1.050', 'TRY'],
    ['5 T.L.', '5', 'TRY'],
    ['5 Türk Lirası', '5', 'TRY'],
    ['5 TÜRK LİRASI', '5', 'TRY'],
    ['١٠٠ ل.س', '١٠٠', 'SYP'],
    ['100 ل.س.', '100', 'SYP'],
    ['ليرة سورية ١٬٢٣٤٫٥', '١٬٢٣٤٫٥', 'SYP'],
    ['SYP 5', '5', 'SYP'],
    ['5 ليرة تركية', '5', 'TRY'],
    // Names in Arabic and Turkish, with and without diacritics.
    ['٢٠ دولار أمريكي', '٢٠', 'USD'],
    ['20 دولار امريكي', '20', 'USD'],
    ['20 يورو', '20', 'EUR'],
    ['20 ABD doları', '20', 'USD'],
    ['20 avro', '20', 'EUR'],
    // Negative: a minus on either side of the figure or the symbol, and brackets.
    ['-5 €', '-5', 'EUR'],
    ['€ -5', '-5', 'EUR'],
    ['−€5', '-5', 'EUR'],
    ['634,50-', '-634,50', null],
    ['634,50- TL', '-634,50', 'TRY'],
    ['(5)', '-5', null],
    ['(€ 5.00)', '-5.00', 'EUR'],
    ['€ (5.00)', '-5.00', 'EUR'],
    // Several possible currencies.
    ['5 lira', '5', 'unclear'],
    ['5 ليرة', '5', 'unclear'],
    ['€ 5 TL', '5', 'unclear'],
    // No currency.
    ['1,234.50', '1,234.50', null],
    ['\u200f١٢٣٤٫٥', '١٢٣٤٫٥', null],
    ['.5', '.5', null],
    ['5.', '5.', null],
    ['1,', '1,', null],
    ['', '', null],
  ])('%j is parsed as %s in %s', (text, figure, currency) => {
    expect(amountText(text)).toMatchObject({ figure, currency })
  })

  test.each(['5 apples', 'about 5', '(5', '5)', '-(5)', '- 5 -', '50,-', '50.– €', '+5', '5 TL per day', '12 TL 50'])(
    '%j is rejected',
    text => {
      expect(minorIn({ text }, 'point')).toEqual({ code: 'wrong_type' })
    },
  )

  test('is not read from a percentage, which has a parser of its own', () => {
    expect(percentIn({ text: '%50' }, null)).toEqual({ value: 50 })
    expect(percentIn({ text: '٥٠٪' }, null)).toEqual({ value: 50 })
    expect(minorIn({ text: '50 %' }, null)).toEqual({ code: 'wrong_type' })
  })
})

test.each([
  ['Amount (EUR)', 'EUR', 'Amount'],
  ['Tutar [€]', 'EUR', 'Tutar'],
  ['Amount TRY', 'TRY', 'Amount'],
  ['Tutar TL', 'TRY', 'Tutar'],
  ['المبلغ (دولار)', 'USD', 'المبلغ'],
  ['المبلغ ل.س', 'SYP', 'المبلغ'],
  ['EUR / USD', 'unclear', '/'],
  ['Amount', null, 'Amount'],
  ['TOTAL ALL', null, 'TOTAL ALL'],
  ['Tutarı', null, 'Tutarı'],
])('reads the currency of the column title %j as %s', (title, currency, rest) => {
  expect([currencyInTitle(title), withoutCurrency(title)]).toEqual([currency, rest])
})

describe('the currency of a cell', () => {
  const read = currencyReader('expenses', ['amount', 'currency'], [{ text: 'Amount' }, { text: 'Currency' }])
  const inEuros = currencyReader('expenses', ['amount'], [{ text: 'Amount (EUR)' }])
  const figure = { text: '5', typed: 'figure' } as const

  test.each([
    ['is read from its text', [{ text: '5 €' }], { currency: 'EUR' }],
    ['is read from the format of its figure', [{ ...figure, currency: 'EUR' }], { currency: 'EUR' }],
    ['is read from the currency column', [figure, { text: 'euro' }], { currency: 'EUR' }],
    ['is read from text and column if they agree', [{ text: '5 €' }, { text: 'EUR' }], { currency: 'EUR' }],
    ['is missing without any of them', [figure, { text: '' }], { currency: null }],
    ['is read from the column if its text is ambiguous', [{ text: '5 lira' }, { text: 'TRY' }], { currency: 'TRY' }],
    ['is unclear if its text is ambiguous', [{ text: '5 lira' }], { code: 'currency_unclear' }],
    ['is unclear if the column has an unknown word', [figure, { text: 'gold' }], { code: 'currency_unclear' }],
    ['conflicts if text and column differ', [{ text: '5 €' }, { text: 'TRY' }], { code: 'currency_conflict' }],
    ['is ignored in the column if there is no amount', [{ text: '' }, { text: 'EUR' }], { currency: null }],
  ])('%s', (_, cells, found) => {
    expect(read(cells, 0)).toEqual(found)
  })

  test('is determined by the column title too', () => {
    expect(inEuros([figure], 0)).toEqual({ currency: 'EUR' })
    expect(inEuros([{ text: '5 TL' }], 0)).toEqual({ code: 'currency_conflict' })
  })
})
