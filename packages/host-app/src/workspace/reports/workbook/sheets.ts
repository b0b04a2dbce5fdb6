import type { GiveText, TextSource } from '@portal/ui/texts'
import type { CellObject } from 'write-excel-file/browser'
import { cellsOf, headCell, type Setting, settings, textAt } from '../../../core/workbook/cells.ts'
import { highEnough, linesOf, wideEnough } from '../../../core/workbook/sizes.ts'
import type { WorkbookSheet } from '../../../core/workbook/write-workbook.ts'
import type reports from '../../../locales/en/workspace/reports.json'
import type { Report, ReportFact, Table, TableColumn } from '../report.ts'

const DOLLARS = '[$$-409]#,##0.00'

const factRow = ({ label, kind, ...entry }: ReportFact, set: Setting): CellObject[] => {
  const { start } = set
  const [own = {}, ...usd] = cellsOf(kind, entry, 'line', set)
  return [
    { value: label, fontWeight: 'bold', align: start, alignVertical: 'top', wrap: true },
    // A standalone date isn't part of a column of figures, so it aligns like text.
    kind === 'day' ? { ...own, ...textAt(set) } : own,
    // The workbook library rejects a format on an empty cell.
    ...usd.map(one => (one.value === undefined ? one : { ...one, format: DOLLARS })),
  ]
}

const WIDTHS = [30, 36, 18]

/** A text across the overview sheet. Merged cells don't grow with their content, so the height is set here. */
const paragraph = (value: string, { start }: Setting, fontSize: number): CellObject[] => {
  const letters = (WIDTHS.reduce((sum, width) => sum + width) * 10) / fontSize
  const height = linesOf(value, letters) * fontSize * 1.4
  return [{ value, height, fontSize, align: start, alignVertical: 'top', wrap: true, columnSpan: WIDTHS.length }]
}

/** Texts for the workbook around the report's own. */
export interface WorkbookWords {
  readonly t: GiveText<typeof reports>
  readonly direction: TextSource['direction']
}

const overview = ({ title, asOf, facts, notes }: Report, { t }: WorkbookWords, set: Setting) => ({
  sheet: t('overview'),
  data: [
    paragraph(title, set, 16).map(cell => ({ ...cell, fontWeight: 'bold' as const })),
    factRow({ label: t('as_of'), kind: 'day', value: asOf }, set),
    [],
    ...facts.map(fact => highEnough(factRow(fact, set), WIDTHS)),
    [],
    ...notes.map(note => paragraph(note, set, 10)),
  ],
  columns: WIDTHS.map(width => ({ width })),
})

const heads = ({ header, kind, usdHeader }: TableColumn, set: Setting): CellObject[] =>
  [header, ...(usdHeader === undefined ? [] : [usdHeader])].map(name => headCell(name, kind, set))

const tableSheet = ({ title, columns, rows, empty }: Table, set: Setting) => {
  const head = columns.flatMap(column => heads(column, set))
  const cells = rows.map(({ weight, entries }) =>
    entries.flatMap((entry, at) => cellsOf(columns[at]?.kind ?? 'text', entry, weight, set)),
  )
  const widths = columns
    .flatMap(column => heads(column, set).map(() => column.width))
    .map((width, at) =>
      wideEnough(
        width,
        cells.flatMap(row => row[at] ?? []),
      ),
    )
  return {
    sheet: title,
    data: [
      ...[head, ...cells].map(row => highEnough(row, widths)),
      ...(rows.length === 0 ? [[{ value: empty, ...textAt(set) }]] : []),
    ],
    columns: widths.map(width => ({ width })),
    stickyRowsCount: 1,
  }
}

/** Sheets of a report: facts first, then one per table with a frozen header row. */
export const sheetsOf = (report: Report, words: WorkbookWords): WorkbookSheet[] => {
  const set = settings[words.direction]
  const sheets = [overview(report, words, set), ...report.tables.map(table => tableSheet(table, set))]
  return sheets.map(sheet => ({ ...sheet, rightToLeft: words.direction === 'rtl', orientation: 'landscape' }))
}
