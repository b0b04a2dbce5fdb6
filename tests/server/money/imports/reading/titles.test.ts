import { importFields, importKinds } from '@portal/contract/core/tables/import-fields'
import { describe, expect, test } from 'vitest'
import arBlocks from '../../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import arExpenses from '../../../../../packages/host-app/src/locales/ar/money/expenses.json' with { type: 'json' }
import ar from '../../../../../packages/host-app/src/locales/ar/money/imports.json' with { type: 'json' }
import enBlocks from '../../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import enExpenses from '../../../../../packages/host-app/src/locales/en/money/expenses.json' with { type: 'json' }
import en from '../../../../../packages/host-app/src/locales/en/money/imports.json' with { type: 'json' }
import { budgetColumnsOf as columnsOf } from '../../../../../packages/server/src/money/imports/reader/columns.ts'
import { plainAbout } from '../../../../../packages/server/src/money/imports/reader/table.ts'

const titled = (titles: readonly string[]) => ({ rows: [titles.map(text => ({ text }))], about: plainAbout })

describe('column titles of a file', () => {
  test.each(importKinds.flatMap(kind => [['en', kind, en.fields] as const, ['ar', kind, ar.fields] as const]))(
    'are recognised by the words that the portal asks for (%s, %s)',
    (_, kind, words) => {
      const fields = [...importFields[kind].required, ...importFields[kind].optional]
      const { columns } = columnsOf(kind, titled(fields.map(field => words[field])))
      expect(columns.map(({ field }) => field)).toEqual(fields)
    },
  )

  test.each([
    ['en', enBlocks, enExpenses],
    ['ar', arBlocks, arExpenses],
  ] as const)('are recognised in an exported list of expenses, including its currencies (%s)', (_, blocks, texts) => {
    const { item, date, amount, description } = texts
    const currency = blocks.currency_of.replace('{{header}}', amount)
    const { columns } = columnsOf('expenses', titled([date, item, amount, currency, description]))
    expect(columns.map(({ field }) => field)).toEqual(['date', 'item_code', 'amount', 'currency', 'description'])
  })

  test('are recognised in a plain table of budget lines', () => {
    const titles = ['Category code', 'Item code', 'Item name', 'Amount', 'Price']
    const { columns } = columnsOf('items', titled(titles))
    expect(columns.map(({ field }) => field)).toEqual(['category_code', 'code', 'name', 'amount', 'price'])
  })

  test('are recognised with a currency in them, but not in hidden columns', () => {
    const titles = ['Code', 'Date', 'Amount (EUR)', 'Amount', 'Description', 'Currency']
    const { rows, about } = titled(titles)
    const { columns } = columnsOf('expenses', { rows, about: { ...about, hidden_columns: [4] } })
    expect(columns.map(({ field }) => field)).toEqual(['item_code', 'date', 'amount', null, null, 'currency'])
    expect(columns.map(({ is_hidden }) => is_hidden)).toEqual([false, false, false, false, true, false])
  })
})
