import type { ReactNode } from 'react'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { type Column, parts } from './columns.ts'
import { aligns, cell, label, menuCell, opener, primary, raised, row as rowStyle, value } from './DataTable.css.ts'

interface DataRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  menu: ReactNode
}

/** One row; its primary cell holds the one link or button that opens it. */
export const DataRow = <Row,>({ row, columns, href, onOpen, menu }: DataRowProps<Row>) => {
  const follow = useLinkClick(href ?? '')
  const named = columns.find(column => column.primary) ?? columns[0]
  const open = (content: ReactNode) => {
    if (href) {
      return (
        <a className={opener} href={href} onClick={follow}>
          {content}
        </a>
      )
    }
    if (!onOpen) return content
    return (
      <button className={opener} onClick={() => onOpen(row)} type="button">
        {content}
      </button>
    )
  }
  return (
    <tr {...parts.row} className={rowStyle} data-opens={href || onOpen ? '' : undefined}>
      {columns.map(column => {
        const isPrimary = column === named
        const look = `${cell} ${aligns[column.align ?? 'start']}${isPrimary ? ` ${primary}` : ''}`
        return (
          <td {...parts.cell} className={look} key={column.id}>
            {!isPrimary && (
              <span aria-hidden="true" className={label}>
                {column.header}
              </span>
            )}
            <div className={value}>{isPrimary ? open(column.cell(row)) : column.cell(row)}</div>
          </td>
        )
      })}
      {menu && (
        <td {...parts.cell} className={`${cell} ${menuCell}`}>
          <div className={raised}>{menu}</div>
        </td>
      )}
    </tr>
  )
}
