import { Glyph } from '../../Icon/Glyph.tsx'
import { expand } from '../../Icon/paths.ts'
import { nextSort, parts, type Sort } from '../columns/columns.ts'
import type { ColumnLayout } from '../rows/column-layout.ts'
import { arrow, head, sorter, unsortable } from './head.css.ts'
import { ResizeHandle, type Resizing } from './ResizeHandle.tsx'
import { resizable } from './resize.css.ts'

interface HeadCellProps<Row> {
  columnLayout: ColumnLayout<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  resizing: Resizing | undefined
}

/** A column header. A sortable one contains a button that shows the direction. */
export const HeadCell = <Row,>({ columnLayout: { column, headLook }, sort, onSort, resizing }: HeadCellProps<Row>) => {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const look = `${head} ${headLook}${resizing ? ` ${resizable}` : ''}`
  const handle = resizing && <ResizeHandle id={column.id} resizing={resizing} />
  if (!column.sort || !onSort) {
    return (
      <th {...parts.head} className={`${look} ${unsortable}`} data-column={column.id}>
        {column.header}
        {handle}
      </th>
    )
  }
  return (
    <th {...parts.head} aria-sort={direction} className={look} data-column={column.id}>
      <button className={sorter} onClick={() => onSort(nextSort(column.id, sort))} type="button">
        {column.header}
        <span className={arrow[direction ?? 'none']}>
          <Glyph path={expand} size="small" />
        </span>
      </button>
      {handle}
    </th>
  )
}
