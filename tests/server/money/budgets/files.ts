import { createHash } from 'node:crypto'
import type { LineTotalInput } from '@portal/contract/core/fields/money'
import type { ImportField, ImportKind } from '@portal/contract/core/tables/import-fields'
import type { Cell } from '../../../../packages/server/src/money/imports/reader/cells.ts'
import { plainAbout } from '../../../../packages/server/src/money/imports/reader/table.ts'
import {
  announceImport as announce,
  storeImportTable as storeTable,
} from '../../../../packages/server/src/money/imports/store.ts'
import type { Person, Portal } from '../../support/portal.ts'

type Row = Partial<Record<ImportField, string | number>>

const cellOf = (value: string | number = ''): Cell =>
  typeof value === 'number' ? { text: String(value), typed: 'figure' } : { text: value }

export const itemRow = (category_code: string, code: string, figures: LineTotalInput): Row => {
  const { amount, frequency, price_minor, load_percentage } = figures
  return { category_code, code, name: 'x', amount, frequency, price: price_minor / 100, load_percentage }
}

export const expenseRow = (item_code: string, amount_minor: number, date: string, description: string): Row => ({
  ...{ item_code, date, description },
  amount: amount_minor / 100,
})

/**
 * Imports these rows and returns the status. It stores them as already parsed, because parsing takes a process each
 * time and has its own tests. Equal rows count as the same file.
 */
export const applyFile = async (
  { call, database }: Portal,
  as: Person,
  project_id: string,
  kind: ImportKind,
  given: readonly Row[],
): Promise<number> => {
  const matching: ImportField[] =
    kind === 'items'
      ? ['category_code', 'code', 'name', 'amount', 'price', 'frequency', 'load_percentage']
      : ['item_code', 'date', 'amount', 'description']
  const rows = [matching.map(cellOf), ...given.map(row => matching.map(field => cellOf(row[field])))]
  const text = JSON.stringify(rows)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const size = text.length
  const { id } = await announce(database.orm, { project_id, user_id: as.id, kind, name: 'file.csv', size, sha256 })
  await storeTable(database.orm, id, { rows, about: plainAbout })
  return (await call('POST', `/imports/${id}/apply`, { as, body: { matching } })).status
}
