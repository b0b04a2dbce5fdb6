import type { FileAbout } from '@portal/contract/core/tables/file-tables'
import type {
  ImportPreview,
  ImportRow,
  ImportStyle,
  LinkableLine,
} from '@portal/contract/money/expenses/import-previews'
import {
  beginImport,
  type ImportColumns,
  type ImportFile,
  previewImport,
  readImport,
  readImportColumns,
  sendImportPart,
} from '@portal/contract/money/expenses/imports'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'
import { fileAbout } from '../support/file-about.ts'

/** Dates and amounts as the server parses them. Invalid cells have no value. */
const valuesOf = ([, day = '', amount = '']: readonly string[], problems: ImportRow['problems']) => {
  const isRead = (field: string) => problems.every(one => one.field !== field || one.code === 'value_negative')
  return [null, isRead('date') ? day : null, isRead('amount') ? String(Number(amount.replace(',', ''))) : null, null]
}

const known = { state: 'none', style: null, examples: [] } satisfies ImportStyle['day_order']

/** Preview data outside the rows, for an unambiguous file. */
export const around: Pick<
  ImportPreview,
  'next_cursor' | 'shows' | 'possible_duplicates' | 'request_lines' | 'style' | 'changed_minor' | 'applied' | 'foreign'
> = {
  changed_minor: 0,
  foreign: 0,
  next_cursor: null,
  shows: 'all',
  possible_duplicates: 0,
  request_lines: [],
  style: { decimal_mark: known, day_order: known },
  applied: null,
}

/** One row. It is new unless it has problems. */
export const rowOf = (line: number, cells: string[], problems: ImportRow['problems'] = []): ImportRow => ({
  ...{ line, cells, problems, state: problems.length > 0 ? 'bad' : 'new', possible_duplicate: false },
  values: valuesOf(cells, problems),
  before: cells.map(() => null),
  original: null,
  item_id: null,
  request_item_id: null,
})

/** Rows of an expenses file: two valid and two invalid. */
const rows: readonly ImportRow[] = [
  rowOf(2, ['1.2', '2026-08-03', '415.29', 'Bus to Idlib']),
  rowOf(
    3,
    ['9.9', '03/04/2026', '1,250', 'Fuel'],
    [
      { field: 'item_code', code: 'item_unknown' },
      { field: 'date', code: 'ambiguous' },
    ],
  ),
  rowOf(4, ['2.1', '2026-08-11', '-60', 'أجور المدربين'], [{ field: 'amount', code: 'value_negative' }]),
  rowOf(5, ['2.3', '2026-08-14', '96.40', 'رسوم مصرفية']),
]

const columns: ImportColumns['columns'] = [
  { title: 'Line', samples: ['1.2', '9.9'], field: 'item_code', is_hidden: false },
  { title: 'التاريخ', samples: ['2026-08-03', '03/04/2026'], field: 'date', is_hidden: false },
  { title: 'Amount', samples: ['415.29', '1,250'], field: 'amount', is_hidden: false },
  { title: 'What for', samples: ['Bus to Idlib', 'Fuel'], field: 'description', is_hidden: false },
]

/** Preview of those rows. */
export const badRows: ImportPreview = {
  ...around,
  shows: 'marked',
  rows: [...rows],
  counts: { new: 2, changed: 0, same: 0, left_out: 0, bad: 2 },
  file_minor: 176_169,
  total_minor: 51_169,
}

/** The file before two of its lines were spent, when all rows are valid. */
export const goodRows: ImportPreview = {
  ...badRows,
  rows: rows.map(row => ({ ...row, state: 'new', problems: [] })),
  shows: 'all',
  counts: { new: 4, changed: 0, same: 0, left_out: 0, bad: 0 },
  file_minor: 51_169,
}

const corrected: readonly (readonly [possible_duplicate: boolean, ...cells: string[]])[] = [
  [true, '1.2', '2026-08-03', '415.29', 'Bus to Idlib'],
  [false, '1.2', '2026-08-05', '120', 'Fuel'],
  [false, '2.1', '2026-08-11', '60', 'أجور المدربين'],
  [true, '2.3', '2026-08-14', '96.40', 'رسوم مصرفية'],
]

/** A corrected file with two possible duplicates, skipped or included. */
export const duplicateRows = (isLeftOut: boolean): ImportPreview => ({
  ...around,
  possible_duplicates: 2,
  rows: corrected.map(([possible_duplicate, ...cells], at) => ({
    ...rowOf(at + 2, cells),
    ...{ possible_duplicate, state: possible_duplicate && isLeftOut ? 'left_out' : 'new' },
  })),
  counts: { new: isLeftOut ? 2 : 4, changed: 0, same: 0, left_out: isLeftOut ? 2 : 0, bad: 0 },
  file_minor: 69_169,
  total_minor: isLeftOut ? 18_000 : 69_169,
})

const by = { id: idOf(602), full_name_en: 'Maha Darwish', full_name_ar: 'مها درويش' }

/** The file after the import: nothing is new. */
export const rowsBefore: ImportPreview = {
  ...goodRows,
  rows: goodRows.rows.map(row => ({ ...row, state: 'same' })),
  counts: { new: 0, changed: 0, same: 4, left_out: 0, bad: 0 },
  file_minor: 0,
  total_minor: 0,
  applied: { at: '2026-09-02T08:15:00.000Z', by },
}

/** A file with an ambiguous comma in its figures, before and after the user answers. */
export const unclearRows = (_: boolean, mark?: 'point' | 'comma'): ImportPreview => {
  const cells = ['1.2', '2026-08-03', '1,500', 'Bus to Idlib']
  const row = rowOf(2, cells, mark ? [] : [{ field: 'amount', code: 'ambiguous' }])
  const minor = mark === 'point' ? 150_000 : mark ? 150 : 0
  return {
    ...around,
    rows: [{ ...row, values: [null, '2026-08-03', mark ? String(minor / 100) : null, null] }],
    style: {
      decimal_mark: { state: 'unclear', style: mark ?? null, examples: [{ line: 2, text: '1,500' }] },
      day_order: known,
    },
    counts: { new: mark ? 1 : 0, changed: 0, same: 0, left_out: 0, bad: mark ? 0 : 1 },
    file_minor: minor,
    total_minor: minor,
  }
}

const handbooks: LinkableLine = {
  ...{ id: idOf(701), name: 'Handbook for pump operators' },
  request: { id: idOf(702), kind: 'purchase_requests', reference: 'PR-2025-0017' },
  ...{ item: { id: idOf(703), code: '1.2' }, approved_minor: 42_000, invoiced_minor: 0, most_minor: 44_100 },
  ...{ open_minor: 42_000, rows: 0, left_minor: 42_000 },
}

const chairs: LinkableLine = {
  ...handbooks,
  ...{ id: idOf(704), name: 'كراسي قابلة للطي وطاولات لقاعة التدريب في المركز المجتمعي', approved_minor: 60_000 },
  ...{ most_minor: 63_000, open_minor: 18_471, left_minor: 0, rows: 1, invoiced_minor: 0 },
}

/** Rows of a budget line with two requests that await invoices. One row is linked. */
export const linkedRows: ImportPreview = {
  ...goodRows,
  request_lines: [handbooks, chairs],
  rows: goodRows.rows.map((row, at) => ({
    ...row,
    ...(at < 2 && { item_id: handbooks.item.id, request_item_id: at === 0 ? chairs.id : null }),
  })),
}

/** Fakes all requests of an import up to its preview according to the contract. Any uploaded file yields these rows. */
export const answerImports = (
  api: FakeApi,
  seen:
    | ImportPreview
    | ((isLeftOut: boolean, mark: 'point' | 'comma' | undefined, isConverted: boolean) => ImportPreview) = badRows,
  about: FileAbout = fileAbout,
): void => {
  let file: ImportFile = { id: idOf(601), kind: 'expenses', name: '', size: 0, received: 0 }
  const keep = (change: Partial<ImportFile>) => {
    file = { ...file, ...change }
    return { data: file }
  }
  api.on(beginImport, ({ kind, name, size }) => keep({ kind, name, size, received: 0 }))
  api.on(readImport, () => keep({}))
  api.on(sendImportPart, () => keep({ received: file.size }))
  api.on(readImportColumns, ({ encoding = about.encoding, sheet = about.sheet }) => ({
    data: { rows: rows.length, columns, about: { ...about, encoding, sheet } },
  }))
  api.on(previewImport, ({ with_duplicates = false, with_conversion = false, decimal_mark, shows }) => {
    const all = typeof seen === 'function' ? seen(!with_duplicates, decimal_mark, with_conversion) : seen
    const asked = shows ?? (all.counts.bad > 0 ? 'marked' : 'all')
    const marked = all.rows.filter(
      ({ possible_duplicate, state, original }) => possible_duplicate || original || state === 'bad',
    )
    return { data: { ...all, shows: asked, rows: asked === 'marked' ? marked : all.rows } }
  })
}
