import { importFields, importKinds } from '@portal/contract/import_fields'
import { describe, expect, test } from 'vitest'
import ar from '../../../packages/host-app/src/locales/ar/imports.json' with { type: 'json' }
import en from '../../../packages/host-app/src/locales/en/imports.json' with { type: 'json' }
import { columnsOf } from '../../../packages/server/src/imports/reader/columns.ts'

describe('the titles of a file', () => {
  test.each(importKinds.flatMap(kind => [['en', kind, en.fields] as const, ['ar', kind, ar.fields] as const]))(
    'are found by the words that the portal itself asks for (%s, %s)',
    (_, kind, words) => {
      const fields = [...importFields[kind].required, ...importFields[kind].optional]
      const { columns } = columnsOf(kind, [fields.map(field => ({ text: words[field] }))])
      expect(columns.map(({ field }) => field)).toEqual(fields)
    },
  )

  test('are found by the words of a plain table of lines', () => {
    const titles = ['Category code', 'Item code', 'Item name', 'Amount', 'Price']
    const { columns } = columnsOf('items', [titles.map(text => ({ text }))])
    expect(columns.map(({ field }) => field)).toEqual(['category_code', 'code', 'name', 'amount', 'price'])
  })
})
