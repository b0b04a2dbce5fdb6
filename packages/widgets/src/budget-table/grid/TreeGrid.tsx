import { useTextSource } from '@portal/ui/texts'
import type { ClipboardEvent, KeyboardEvent, MouseEvent, UIEvent } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { editing, useEditing } from '../editing/loaded.ts'
import { columns } from '../model/columns.ts'
import { useTableEvent } from '../store/events.ts'
import { TOTALS } from '../store/row-order.ts'
import { aria } from './aria.ts'
import { grid, totalGroup } from './grid.css.ts'
import { HeadRow } from './HeadRow.tsx'
import { onKey } from './keys.ts'
import { scrollShadow } from './layout.css.ts'
import { onDoubleClick, onDrag, onPress } from './pointer.ts'
import { Row } from './Row.tsx'
import { Rows } from './Rows.tsx'

interface TreeGridProps {
  controller: Controller
  removeCategory: (id: string) => void
}

/**
 * Syncs horizontal scrolling of header, rows, and totals. They are separate boxes, so that only the page scrolls
 * vertically.
 */
const onScroll = ({ currentTarget: table, target }: UIEvent<HTMLElement>) => {
  if (!(target instanceof Element) || target.parentElement !== table) return
  const { scrollLeft } = target
  for (const box of table.children) if (box.scrollLeft !== scrollLeft) box.scrollLeft = scrollLeft
  table.toggleAttribute('data-along', scrollLeft !== 0)
}

/** The treegrid: one tab stop, windowed rows, and sticky header and totals. */
export const TreeGrid = ({ controller, removeCategory }: TreeGridProps) => {
  const t = useBudgetTableTexts()
  const { direction } = useTextSource()
  useTableEvent(controller.store.events, 'rows')
  const isReady = useEditing() !== undefined
  const count = controller.store.rows().length
  const { can } = controller.store.budget()
  const keys = { controller, direction, newName: t('new_line'), undoReason: t('undo_reason'), removeCategory }
  const handlers = {
    onCopy: (event: ClipboardEvent) => editing()?.onCopy(event, controller),
    onDoubleClick: (event: MouseEvent) => onDoubleClick(event, controller),
    onKeyDown: (event: KeyboardEvent) => onKey(event, keys),
    onMouseDown: (event: MouseEvent) => onPress(event, controller),
    onMouseOver: (event: MouseEvent) => onDrag(event, controller),
    onPaste: (event: ClipboardEvent) => editing()?.onPaste(event, controller),
    onScrollCapture: onScroll,
  }
  const ariaProps = {
    label: t('label', { project: controller.store.project.name }),
    columns: columns.length,
    rows: count + 2,
    isReadOnly: !can.edit_item && !can.add_item,
  }
  return (
    <div className={scrollShadow}>
      <div
        {...aria.grid(ariaProps)}
        {...handlers}
        className={grid}
        data-ready={isReady ? '' : undefined}
        ref={controller.setGridElement}
      >
        <HeadRow controller={controller} />
        <Rows controller={controller} />
        <div {...aria.group} className={totalGroup}>
          <Row controller={controller} id={TOTALS} index={count} />
        </div>
      </div>
    </div>
  )
}
