import type { CellObject } from 'write-excel-file/browser'
import type { Fact, Report, Table, TableColumn } from '../tables/report.ts'
import type { ReportWords } from '../texts.ts'
import { cellsOf, headCell } from './cells.ts'

/** A sheet as the library takes it; holds nothing that cannot be sent to a worker. */
export interface WorkbookSheet {
  readonly sheet: string
  readonly data: CellObject[][]
  readonly columns: { width: number }[]
  readonly rightToLeft: boolean
  readonly stickyRowsCount?: number
  readonly orientation?: 'landscape'
}

const DOLLARS = '[$$-409]#,##0.00'

const factRow = ({ label, kind, ...entry }: Fact): CellObject[] => {
  const [own = {}, ...usd] = cellsOf(kind, entry, 'line')
  return [
    { value: label, fontWeight: 'bold', alignVertical: 'top' },
    own,
    ...usd.map(one => ({ ...one, format: DOLLARS })),
  ]
}

const overview = ({ title, asOf, facts, notes }: Report, { t }: ReportWords) => ({
  sheet: t('overview'),
  data: [
    [{ value: title, fontWeight: 'bold', fontSize: 16 } as const],
    factRow({ label: t('as_of'), kind: 'day', value: asOf }),
    [],
    ...facts.map(factRow),
    [],
    // A cell is a paragraph of its own, and not every spreadsheet hides the marks of isolated runs.
    ...notes.map(note => [{ value: note.replace(/[\u2066-\u2069]/g, '') }]),
  ],
  columns: [{ width: 30 }, { width: 36 }, { width: 18 }],
})

const heads = ({ header, kind, usdHeader }: TableColumn): CellObject[] =>
  [header, ...(usdHeader === undefined ? [] : [usdHeader])].map(name => headCell(name, kind))

const tableSheet = ({ title, columns, rows, empty }: Table) => ({
  sheet: title,
  data: [
    columns.flatMap(heads),
    ...rows.map(({ weight, entries }) =>
      entries.flatMap((entry, at) => cellsOf(columns[at]?.kind ?? 'text', entry, weight)),
    ),
    ...(rows.length === 0 ? [[{ value: empty }]] : []),
  ],
  columns: columns.flatMap(column => heads(column).map(() => ({ width: column.width }))),
  stickyRowsCount: 1,
  orientation: 'landscape' as const,
})

/** The sheets of a report: its facts, then one for each table, with a head that stays in view. */
export const sheetsOf = (report: Report, words: ReportWords): WorkbookSheet[] =>
  [overview(report, words), ...report.tables.map(tableSheet)].map(sheet => ({
    ...sheet,
    rightToLeft: words.direction === 'rtl',
  }))
