import type { ImportPreview, ImportRow } from '@portal/contract/money/expenses/import-previews'
import { around, rowOf } from './import-records.ts'

/** A file with two amounts in lira, whose rows are rejected or converted. */
export const foreignRows = (_: boolean, __: 'point' | 'comma' | undefined, isConverted: boolean): ImportPreview => {
  const own = rowOf(2, ['1.2', '2026-08-03', '415.29', 'Bus to Idlib'])
  const paid = [
    rowOf(3, ['1.2', '2026-08-05', '4,800.00 TL', 'Fuel']),
    rowOf(4, ['2.1', '2026-08-11', '₺ 960.00', 'أجور المدربين']),
  ].map((row, at): ImportRow => {
    const amount_minor = [480_000, 96_000][at] ?? 0
    const rate = isConverted ? 0.02083333 : null
    const original = { currency: 'TRY', amount_minor, rate, converted_minor: isConverted ? amount_minor / 48 : null }
    if (isConverted) return { ...row, original }
    return { ...row, original, state: 'bad', problems: [{ field: 'amount', code: 'currency_foreign' }] }
  })
  return {
    ...around,
    rows: [own, ...paid],
    foreign: paid.length,
    counts: { new: isConverted ? 3 : 1, changed: 0, same: 0, left_out: 0, bad: isConverted ? 0 : 2 },
    file_minor: isConverted ? 53_529 : 41_529,
    total_minor: isConverted ? 53_529 : 41_529,
  }
}

/** A file with one row that has more cells than columns. */
export const shiftedRows: ImportPreview = {
  ...around,
  rows: [
    rowOf(2, ['1.2', '2026-08-03', '415.29', 'Bus to Idlib']),
    {
      ...rowOf(3, ['1.2', '2026-08-05', '1', '050.00', 'Fuel']),
      ...{
        state: 'bad',
        values: [null, null, null, null, null],
        problems: [{ field: null, code: 'row_split_amount' }],
      },
    },
  ],
  shows: 'marked',
  counts: { new: 1, changed: 0, same: 0, left_out: 0, bad: 1 },
  file_minor: 41_529,
  total_minor: 41_529,
}
