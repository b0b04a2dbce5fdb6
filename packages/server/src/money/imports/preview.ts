import type { InputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type { ImportPreview, ImportRow, LinkableLine } from '@portal/contract/money/expenses/import-previews'
import type { previewImport } from '@portal/contract/money/expenses/imports'
import type { Matched } from './plan/matched.ts'
import type { PlannedImport } from './plan/plan.ts'
import { shownValueIn } from './values.ts'

type PreviewPage = Pick<InputOf<typeof previewImport>, 'shows' | 'cursor' | 'limit'>

const rowOf = (
  { matching, style }: Matched,
  {
    line,
    state,
    cells,
    problems,
    isPossibleDuplicate,
    original,
    item_id,
    request_item_id,
    before = {},
  }: PlannedImport<unknown>,
): ImportRow => {
  const { decimal_mark, day_order } = style
  const value = (cell: (typeof cells)[number], at: number) =>
    shownValueIn(matching[at], cell, decimal_mark.style, day_order.style)
  const shown = { cells: cells.map(({ text }) => text), values: cells.map(value) }
  const former = cells.map((_, at) => before[matching[at] ?? 'code'] ?? null)
  return {
    line,
    state,
    possible_duplicate: isPossibleDuplicate ?? false,
    ...shown,
    before: former,
    problems: [...problems],
    original: original ?? null,
    item_id: item_id ?? null,
    request_item_id: request_item_id ?? null,
  }
}

const sumOf = (rows: readonly PlannedImport<unknown>[]) => rows.reduce((sum, { minor }) => sum + minor, 0)

/** Preview of an import: its sums, and one page of its rows. */
export const importPreviewOf = (
  matched: Matched,
  rows: readonly PlannedImport<unknown>[],
  asked: PreviewPage,
  applied: ImportPreview['applied'] = null,
  request_lines: readonly LinkableLine[] = [],
): ImportPreview => {
  const of = (state: ImportRow['state']) => rows.filter(row => row.state === state)
  const [fresh, bad] = [of('new'), of('bad')]
  const { shows = bad.length > 0 ? 'marked' : 'all', cursor = 0, limit = limits.page_size_max } = asked
  const listed =
    shows === 'all'
      ? rows
      : rows.filter(
          ({ state, isPossibleDuplicate, original }) =>
            isPossibleDuplicate || original || state === 'bad' || state === 'changed',
        )
  const file = sumOf(rows)
  const following = listed.filter(({ line }) => line > cursor)
  const page = following.slice(0, Math.max(limit, 1))
  return {
    rows: page.map(row => rowOf(matched, row)),
    next_cursor: following.length > page.length ? (page.at(-1)?.line ?? null) : null,
    shows,
    style: {
      decimal_mark: { ...matched.style.decimal_mark, examples: [...matched.style.decimal_mark.examples] },
      day_order: { ...matched.style.day_order, examples: [...matched.style.day_order.examples] },
    },
    counts: {
      ...{ new: fresh.length, changed: of('changed').length, same: of('same').length },
      ...{ left_out: of('left_out').length, bad: bad.length },
    },
    possible_duplicates: rows.filter(({ isPossibleDuplicate }) => isPossibleDuplicate).length,
    request_lines: [...request_lines],
    foreign: rows.filter(({ original }) => original).length,
    file_minor: Number.isSafeInteger(file) ? file : null,
    total_minor: sumOf(fresh),
    changed_minor: rows.reduce((sum, { changed_minor = 0 }) => sum + changed_minor, 0),
    applied,
  }
}
