import { memo, type ReactElement, useRef, useState } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { type ColumnId, columns, isText } from '../sheet/columns.ts'
import { TOTALS } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { editableIn } from '../sheet/editable.ts'
import { hasNote } from '../sheet/marks.ts'
import { cut, figure, inner, stays } from './cell.css.ts'
import { contentOf, drawn, isLong } from './content.tsx'
import { row as rowStyle, totalRow } from './grid.css.ts'
import { parts } from './parts.ts'
import { useBell } from './use-bell.ts'
import { bilingual, words } from './words.css.ts'

interface RowProps {
  desk: Desk
  /** A line's, a category's, or that of the totals. */
  id: string
  /** Among the rows that are listed, from 0. */
  index: number
  /** Whether it is drawn only because one is in it, out of sight; where, in rows. */
  isApart?: boolean
}

const looks: Readonly<Partial<Record<ColumnId, string>>> = {
  code: `${words} ${stays.code} ${inner}`,
  name: `${bilingual} ${stays.name}`,
}

/** A category, a line or the totals: one element for each cell. Drawn again only when it changed itself. */
export const Row = memo(({ desk, id, index, isApart = false }: RowProps) => {
  const { sheet, cursor } = desk
  useBell(sheet.bells, id)
  const t = useBudgetTexts()
  const [isAsked, setAsked] = useState(false)
  // The cells as they were drawn last: of a row that has changed, most have not, and need not be compared.
  const cells = useRef<Partial<Record<ColumnId, { told: string; cell: ReactElement }>>>({}).current
  const isTotal = id === TOTALS
  const category = isTotal ? undefined : sheet.category(id)
  const line = isTotal || category ? undefined : sheet.line(id)
  if (!isTotal && !category && !line) return null
  const marks = sheet.marks(id)
  const here = cursor.columnIn(index)
  const start = here >= 0 ? cursor.start() : undefined
  const hands = desk.hands()
  const Editor = start && hands?.CellEditor
  const current = columns[here]
  // Only where something hangs under the cell: a row that comes before the others has them all put in order anew.
  const isNoted = Editor ? isAsked || current === 'notes' : current && hasNote(marks?.get(current))
  const own = { desk, id, line, category, t }
  return (
    <div
      {...parts.row({ row: index + 2, level: line ? 2 : 1, isExpanded: category && !sheet.isFolded(id) })}
      className={isTotal ? totalRow : rowStyle}
      data-apart={isApart || undefined}
      data-noted={isNoted || undefined}
      data-row={index}
      style={isApart ? { insetBlockStart: `${(100 * index) / sheet.rows().length}%` } : undefined}
    >
      {columns.map((column, at) => {
        const mark = marks?.get(column)
        const isHere = at === here
        const content = contentOf(column, own)
        const isReadOnly = !editableIn(line, category, at)
        const isSelected = cursor.has(index, at)
        const state = mark && t(`states.${mark.state}`)
        const Note = hasNote(mark) && hands?.CellNote
        const isOpen = isHere && (Editor || Note)
        const told = JSON.stringify([content, isReadOnly, isSelected, state, isHere])
        const former = cells[column]
        if (former?.told === told && !isOpen) return former.cell
        const look = looks[column] ?? (isText(column) ? bilingual : figure)
        const cell = (
          <div
            {...parts.cell({ column: at + 1, isReadOnly, isRefused: mark?.state === 'refused', isSelected, state })}
            className={isLong(column, content) ? `${look} ${cut}` : look}
            data-column={at}
            data-edited={isHere && Editor ? '' : undefined}
            data-state={mark?.state}
            key={column}
            tabIndex={isHere ? 0 : -1}
          >
            {isHere && Editor ? <Editor desk={desk} how={start} onAsk={setAsked} /> : drawn(content)}
            {isHere && !Editor && Note && <Note column={column} mark={mark} />}
          </div>
        )
        cells[column] = { told: isOpen ? '' : told, cell }
        return cell
      })}
    </div>
  )
})
