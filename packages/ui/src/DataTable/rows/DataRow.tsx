import { type ReactNode, useMemo } from 'react'
import { useUiTexts } from '../../locales/index.ts'
import { parts } from '../columns/columns.ts'
import { cell } from './cell.css.ts'
import type { ColumnLayout } from './column-layout.ts'
import { menuCell } from './menu-cell.css.ts'
import { Opener } from './Opener.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { row as rowStyle } from './row.css.ts'
import { tickCell } from './row-checkbox.css.ts'

/** The actions of a row, shared by all rows of a table. */
export interface RowCommands<Row> {
  rowHref: ((row: Row) => string) | undefined
  onOpen: ((row: Row) => void) | undefined
  rowMenu: ((row: Row) => ReactNode) | undefined
  /** Must keep its identity, or all rows rerender. */
  tick: ((index: number, isRange: boolean) => void) | undefined
}

interface DataRowProps<Row> extends RowCommands<Row> {
  row: Row
  index: number
  /** Prefix of this table's row IDs. */
  prefix: string
  columnLayouts: readonly ColumnLayout<Row>[]
  isSelected: boolean
  /** Whether rows need `aria-rowindex`, because some aren't rendered. */
  isCounted: boolean
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
}

/** A table row. The link or button in its primary cell opens it. It rerenders only when its own data changes. */
export const DataRow = <Row,>(props: DataRowProps<Row>) => {
  const { row, index, prefix, columnLayouts, rowHref, onOpen, rowMenu, tick, isSelected, isCounted, measure } = props
  const t = useUiTexts()
  return useMemo(() => {
    const opens = rowHref || onOpen
    const nameId = tick && `${prefix}${index}`
    return (
      <tr
        {...parts.row}
        aria-rowindex={isCounted ? index + 2 : undefined}
        aria-selected={tick && isSelected}
        className={rowStyle}
        data-index={index}
        data-opens={opens && ''}
        ref={measure}
      >
        {tick && (
          <td {...parts.cell} className={`${cell} ${tickCell}`}>
            <RowCheckbox
              id={`${nameId}box`}
              isSelected={isSelected}
              label={t('select_row')}
              labelledBy={nameId}
              onTick={isRange => tick(index, isRange)}
            />
          </td>
        )}
        {columnLayouts.map(({ column, look, isNaming, label }) =>
          isNaming ? (
            <th {...parts.rowHead} className={look} id={nameId} key={column.id}>
              {opens ? (
                <Opener href={rowHref?.(row)} isClipped={column.truncates} onOpen={() => onOpen?.(row)}>
                  {column.cell(row)}
                </Opener>
              ) : (
                column.cell(row)
              )}
            </th>
          ) : (
            <td {...parts.cell} className={look} data-label={label} key={column.id}>
              {column.cell(row)}
            </td>
          ),
        )}
        {rowMenu && (
          <td {...parts.cell} className={`${cell} ${menuCell}`}>
            {rowMenu(row)}
          </td>
        )}
      </tr>
    )
  }, [row, index, prefix, columnLayouts, rowHref, onOpen, rowMenu, tick, isSelected, isCounted, measure, t])
}
