import type { CellContent } from '@portal/ui/cells'
import type { TextSource } from '@portal/ui/texts'
import type { CellObject } from 'write-excel-file/browser'
import { cellsOf, headCell, type Setting, settings } from '../../../core/workbook/cells.ts'
import { highEnough, wideEnough } from '../../../core/workbook/sizes.ts'
import type { WorkbookSheet } from '../../../core/workbook/write-workbook.ts'
import type { ListTable } from './table.ts'

const NARROWEST = 12
const WIDEST = 50
/** Spreadsheets reject longer sheet names, and these characters. */
const NAME_LENGTH = 31
const REFUSED = /[[\]:*?/\\]/g

const cellOf = (cell: CellContent, set: Setting): CellObject[] => {
  if (cell.kind === 'text') return cellsOf('text', { value: cell.text }, 'line', set)
  if (cell.kind === 'day') return cellsOf('day', { value: cell.day }, 'line', set)
  if (cell.kind === 'moment')
    return cellsOf('day', { value: `${cell.moment}Z` }, 'line', set).map(one => ({
      ...one,
      format: `${set.locale}dd-mmm-yyyy hh:mm`,
    }))
  if (cell.unit === '%') return cellsOf('percent', { value: cell.value * 100 }, 'line', set)
  if (cell.unit === '') return cellsOf('figure', { value: cell.value }, 'line', set)
  return cellsOf('money', { value: cell.value * 100 }, 'line', set)
}

/** A list as a workbook with one sheet and a sticky header. Text cells are typed as text, so formulas never run. */
export const sheetOf = ({ title, headers, rows }: ListTable, direction: TextSource['direction']): WorkbookSheet => {
  const set = settings[direction]
  const cells = rows.map(row => row.flatMap(cell => cellOf(cell, set)))
  const widths = headers.map((header, at) => {
    const texts = rows.map(row => row[at]).map(cell => (cell?.kind === 'text' ? cell.text.length : NARROWEST))
    const longest = texts.reduce((most, length) => Math.max(most, length), header.length)
    return wideEnough(
      Math.min(WIDEST, Math.max(NARROWEST, longest + 2)),
      cells.flatMap(row => row[at] ?? []),
    )
  })
  const isText = headers.map((_, at) => rows.every(row => row[at]?.kind === 'text'))
  const head = headers.map((header, at) => headCell(header, isText[at] ? 'text' : 'figure', set))
  return {
    sheet: title.replace(REFUSED, ' ').slice(0, NAME_LENGTH),
    data: [head, ...cells].map(row => highEnough(row, widths)),
    columns: widths.map(width => ({ width })),
    stickyRowsCount: 1,
    rightToLeft: direction === 'rtl',
    orientation: 'landscape',
  }
}
