import { useTextSource } from '@portal/ui/texts'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { columns } from '../sheet/columns.ts'
import { TOTALS } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { frame as frameStyle, grid, totalGroup } from './grid.css.ts'
import { HeadRow } from './HeadRow.tsx'
import { onKey } from './keys.ts'
import { parts } from './parts.ts'
import { onDouble, onDrag, onPress } from './pointer.ts'
import { Row } from './Row.tsx'
import { Rows } from './Rows.tsx'
import { room, timed } from './shell.css.ts'
import { useBell } from './use-bell.ts'

interface TreeGridProps {
  desk: Desk
  /** Asks for a category to be removed. */
  removeCategory: (id: string) => void
}

/** The table itself: one stop of the keyboard, rows in view only, under a head and over totals that stay. */
export const TreeGrid = ({ desk, removeCategory }: TreeGridProps) => {
  const t = useBudgetTexts()
  const { direction } = useTextSource()
  const frame = useRef<HTMLDivElement>(null)
  useBell(desk.sheet.bells, 'rows')
  useBell(desk.sheet.bells, 'hands')
  const count = desk.sheet.rows().length
  const { can } = desk.sheet.budget()
  const keys = { desk, direction, newName: t('new_line'), removeCategory }
  const does = {
    onCopy: (event: ClipboardEvent) => desk.hands()?.onCopy(event, desk),
    onDoubleClick: (event: MouseEvent) => onDouble(event, desk),
    onKeyDown: (event: KeyboardEvent) => onKey(event, keys),
    onMouseDown: (event: MouseEvent) => onPress(event, desk),
    onMouseOver: (event: MouseEvent) => onDrag(event, desk),
    onPaste: (event: ClipboardEvent) => desk.hands()?.onPaste(event, desk),
  }
  const told = {
    label: t('label', { project: desk.sheet.project.name }),
    columns: columns.length,
    rows: count + 2,
    isReadOnly: !can.edit_item && !can.add_item,
  }
  return (
    <div className={room}>
      <div className={`${frameStyle} ${timed}`} data-ready={desk.hands() && ''} ref={frame}>
        <div {...parts.grid(told)} {...does} className={grid} ref={desk.setHome}>
          <HeadRow desk={desk} />
          <Rows desk={desk} frame={frame} />
          <div {...parts.group} className={totalGroup}>
            <Row desk={desk} id={TOTALS} index={count} />
          </div>
        </div>
      </div>
    </div>
  )
}
