import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import type { ColumnLayout } from './column-layout.ts'
import { nextSort, parts, type Sort } from './columns.ts'
import { arrow, head, sorter, unsortable } from './head.css.ts'

interface HeadCellProps<Row> {
  columnLayout: ColumnLayout<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** A header; where it sorts it is a button, and tells which way. */
export const HeadCell = <Row,>({ columnLayout: { column, headLook }, sort, onSort }: HeadCellProps<Row>) => {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const look = `${head} ${headLook}`
  if (!column.sort || !onSort) {
    return (
      <th {...parts.head} className={`${look} ${unsortable}`}>
        {column.header}
      </th>
    )
  }
  return (
    <th {...parts.head} aria-sort={direction} className={look}>
      <button className={sorter} onClick={() => onSort(nextSort(column.id, sort))} type="button">
        {column.header}
        <span className={arrow[direction ?? 'none']}>
          <Glyph path={expand} size="small" />
        </span>
      </button>
    </th>
  )
}
