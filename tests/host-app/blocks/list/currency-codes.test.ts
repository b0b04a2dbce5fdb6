import { currencies, currencyOfIso, isoCurrency } from '@portal/contract/core/fields/money'
import { formatMoney, isoOf, signOf } from '@portal/ui/Money'
import { codes } from 'currency-codes'
import { expect, test } from 'vitest'
import { withCurrencies } from '../../../../packages/host-app/src/blocks/list/file/table.ts'

// The package contains the list that the ISO 4217 maintenance agency publishes.
const official: readonly string[] = codes()

const signs = { usd: '$', eur: '€', tl: '₺' } as const

test('the official list has the lira as TRY, and neither TL nor withdrawn codes', () => {
  expect(['TRY', 'TL', 'TRL', 'DEM'].map(code => official.includes(code))).toEqual([true, false, false, false])
})

test.each(currencies)('%s leaves the portal under its official code', currency => {
  const code = isoCurrency(currency)
  expect(official).toContain(code)
  expect(currencyOfIso(code)).toBe(currency)
  expect(isoOf(currency)).toBe(code)
  expect(signOf(currency)).toBe(signs[currency])
  const cell = { kind: 'number', value: 1, unit: signs[currency], text: formatMoney(100, currency) } as const
  const { rows } = withCurrencies({ title: '', headers: ['Amount'], rows: [[cell]] }, header => `${header}, currency`)
  expect(rows).toEqual([[cell, { kind: 'text', text: code }]])
})
