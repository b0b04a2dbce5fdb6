import { type Column, namingOf } from '../columns/columns.ts'
import { aligns, cell, clips, naming, widths } from './cell.css.ts'
import { first } from './opener.css.ts'
import { beside } from './row-checkbox.css.ts'

/** A column prepared for rendering. Class names are computed once, not per cell. */
export interface ColumnLayout<Row> {
  readonly column: Column<Row>
  readonly headLook: string
  readonly look: string
  /** Whether this is the primary column. */
  readonly isNaming: boolean
  /** The label on phones. The primary column has none. */
  readonly label: string | undefined
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

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
