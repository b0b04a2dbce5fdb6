import { useUiTexts } from '../../locales/index.ts'
import { VisuallyHidden } from '../../VisuallyHidden/index.ts'
import { parts, type Sort } from '../columns/columns.ts'
import type { ColumnLayout } from '../rows/column-layout.ts'
import { last } from '../rows/menu-cell.css.ts'
import { RowCheckbox } from '../rows/RowCheckbox.tsx'
import { tickCell, tickHead } from '../rows/row-checkbox.css.ts'
import { HeadCell } from './HeadCell.tsx'
import { head, headGroup, headRow, menuHead, unsortable } from './head.css.ts'
import type { Resizing } from './ResizeHandle.tsx'

interface TableHeadProps<Row> {
  columnLayouts: readonly ColumnLayout<Row>[]
  prefix: string
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** Undefined if columns can't be resized. */
  resizing: Resizing | undefined
  /** The state and handler of the "select all" box. */
  all: { readonly isAll: boolean; readonly isSome: boolean; readonly tickAll: () => void } | undefined
  hasMenus: boolean
  /** Whether rows need `aria-rowindex`, because some aren't rendered. */
  isCounted: boolean
}

/** The sticky header row. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { columnLayouts, prefix, sort, onSort, resizing, all, hasMenus, isCounted } = props
  const t = useUiTexts()
  return (
    <thead {...parts.group} className={headGroup}>
      <tr {...parts.row} aria-rowindex={isCounted ? 1 : undefined} className={headRow}>
        {all && (
          <th {...parts.head} className={`${head} ${tickCell} ${tickHead}`}>
            <RowCheckbox
              id={`${prefix}all`}
              isMixed={all.isSome}
              isSelected={all.isAll}
              label={t('select_all')}
              onTick={all.tickAll}
            />
          </th>
        )}
        {columnLayouts.map(columnLayout => (
          <HeadCell
            columnLayout={columnLayout}
            key={columnLayout.column.id}
            onSort={onSort}
            resizing={resizing}
            sort={sort}
          />
        ))}
        {hasMenus && (
          <th {...parts.head} className={`${head} ${unsortable} ${last} ${menuHead}`}>
            <VisuallyHidden>{t('row_actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
