import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { parts, type Sort } from './columns.ts'
import { HeadCell } from './HeadCell.tsx'
import { head, headGroup, headRow, menuHead, unsortable } from './head.css.ts'
import type { Lane } from './lanes.ts'
import { TickBox } from './TickBox.tsx'
import { tickCell, tickHead } from './tick.css.ts'

interface TableHeadProps<Row> {
  lanes: readonly Lane<Row>[]
  prefix: string
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** The box that ticks all. */
  all: { readonly isAll: boolean; readonly isSome: boolean; readonly tickAll: () => void } | undefined
  hasMenus: boolean
  /** Where not all rows are drawn, each tells which one it is. */
  isCounted: boolean
}

/** The headers; they stay in view. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { lanes, prefix, sort, onSort, all, hasMenus, isCounted } = props
  const t = useUiTexts()
  return (
    <thead {...parts.group} className={headGroup}>
      <tr {...parts.row} aria-rowindex={isCounted ? 1 : undefined} className={headRow}>
        {all && (
          <th {...parts.head} className={`${head} ${tickCell} ${tickHead}`}>
            <TickBox
              id={`${prefix}all`}
              isMixed={all.isSome}
              isTicked={all.isAll}
              label={t('select_all')}
              onTick={all.tickAll}
            />
          </th>
        )}
        {lanes.map(lane => (
          <HeadCell key={lane.column.id} lane={lane} onSort={onSort} sort={sort} />
        ))}
        {hasMenus && (
          <th {...parts.head} className={`${head} ${unsortable} ${menuHead}`}>
            <VisuallyHidden>{t('row_actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
