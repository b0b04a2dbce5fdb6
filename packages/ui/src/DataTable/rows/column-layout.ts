import { type Column, namingOf } from '../columns/columns.ts'
import { aligns, cell, clips, naming, widths } from './cell.css.ts'
import { first } from './opener.css.ts'
import { beside } from './row-checkbox.css.ts'

/** A column as it is drawn: its classes are calculated once, not for every cell. */
export interface ColumnLayout<Row> {
  readonly column: Column<Row>
  readonly headLook: string
  readonly look: string
  /** The one with the row's name, whose cell opens it. */
  readonly isNaming: boolean
  /** The label on phones; the name needs none. */
  readonly label: string | undefined
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** The columns that are shown, ready to be drawn. */
export const columnLayoutsOf = <Row>(columns: readonly Column<Row>[]): readonly ColumnLayout<Row>[] => {
  const named = namingOf(columns)
  return columns.map((column, at) => {
    const isNaming = column === named
    const placed = classes(aligns[column.align ?? 'start'], at === 0 && first)
    return {
      column,
      isNaming,
      label: isNaming ? undefined : column.header,
      headLook: classes(placed, column.width && widths[column.width]),
      look: classes(cell, placed, isNaming ? naming : beside, column.truncates && clips[column.width ?? 'medium']),
    }
  })
}
