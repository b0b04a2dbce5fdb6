import { memo, type ReactElement, useRef, useState } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { editableIn } from '../editing/editable.ts'
import { editing } from '../editing/loaded.ts'
import { type ColumnId, columns, formatCell, isSum, isText } from '../model/columns.ts'
import { fold } from '../rows/fold.css.ts'
import { useRowEvent } from '../store/events.ts'
import { TOTALS } from '../store/row-order.ts'
import { hasNote } from '../store/state.ts'
import { type Amount, type AmountPlace, amountOf, renderAmount } from './amount.tsx'
import { aria } from './aria.ts'
import { cut, indented, number, stickyCells } from './cell.css.ts'
import { fits } from './column-layout.ts'
import { row as rowStyle, totalRow } from './grid.css.ts'
import { bilingualCell, textCell } from './text-cell.css.ts'

interface RowProps {
  controller: Controller
  /** ID of a line or category, or `TOTALS`. */
  id: string
  /** Position among listed rows, from 0. */
  index: number
  /** Whether the row is outside the viewport and renders only for the cursor. */
  isApart?: boolean
}

const classNames: Readonly<Partial<Record<ColumnId, string>>> = {
  code: `${textCell} ${stickyCells.code} ${indented}`,
  name: `${bilingualCell} ${stickyCells.name}`,
}

interface Content extends Amount {
  /** Whether the cell has the toggle that folds its category. */
  readonly folds?: boolean
}

const contentOf = (column: ColumnId, holder: AmountPlace, t: ReturnType<typeof useBudgetTableTexts>): Content => {
  const { line, category } = holder
  if (isSum(column)) return amountOf(column, holder)
  if (line) return { text: formatCell(column, line[column] ?? '') }
  if (column === 'name') return { text: category?.name ?? t('total') }
  return column === 'code' && category ? { text: category.code, folds: true } : { text: '' }
}

/** A row of a category, a line, or the totals. Re-renders only when it changes. */
export const Row = memo(({ controller, id, index, isApart = false }: RowProps) => {
  const { store, cursor } = controller
  useRowEvent(store.events, id)
  const t = useBudgetTableTexts()
  const [hasProblem, setHasProblem] = useState(false)
  // Caches rendered cells. Most cells of a changed row are unchanged, and React skips them.
  const cells = useRef<Partial<Record<ColumnId, { drawnFrom: string; cell: ReactElement }>>>({}).current
  const isTotal = id === TOTALS
  const category = isTotal ? undefined : store.category(id)
  const line = isTotal || category ? undefined : store.line(id)
  if (!isTotal && !category && !line) return null
  const marks = store.marks(id)
  const here = cursor.columnIn(index)
  const editMode = here >= 0 ? cursor.editMode() : undefined
  const loaded = editing()
  const Editor = editMode && loaded?.CellEditor
  const current = columns[here]
  // Raises the row only while something overlaps below a cell, because raising it lays out all rows again.
  const isNoted = Editor ? hasProblem || current === 'notes' : current && hasNote(marks?.get(current))
  const holder = { controller, id, line, category }
  return (
    <div
      {...aria.row({ row: index + 2, level: line ? 2 : 1, isExpanded: category && !store.isFolded(id) })}
      className={isTotal ? totalRow : rowStyle}
      data-apart={isApart || undefined}
      data-noted={isNoted || undefined}
      data-row={index}
      style={isApart ? { insetBlockStart: `${(100 * index) / store.rows().length}%` } : undefined}
    >
      {columns.map((column, at) => {
        const mark = marks?.get(column)
        const isHere = at === here
        const content = contentOf(column, holder, t)
        const isReadOnly = !editableIn(line, category, at)
        const isSelected = cursor.has(index, at)
        const state = mark && t(`states.${mark.state}`)
        const Note = hasNote(mark) && loaded?.CellNote
        const isOpen = isHere && (Editor || Note)
        const drawnFrom = JSON.stringify([content, isReadOnly, isSelected, state, isHere])
        const former = cells[column]
        if (former?.drawnFrom === drawnFrom && !isOpen) return former.cell
        const className = classNames[column] ?? (isText(column) ? bilingualCell : number)
        const shown = isSum(column) ? renderAmount(content) : content.text
        const isLong = content.folds || !fits(column, content.text) || !fits(column, content.dollars ?? '')
        const cell = (
          <div
            {...aria.cell({ column: at + 1, isReadOnly, isRejected: mark?.state === 'rejected', isSelected, state })}
            className={isLong ? `${className} ${cut}` : className}
            data-column={at}
            data-edited={isHere && Editor ? '' : undefined}
            data-state={mark?.state}
            key={column}
            tabIndex={isHere ? 0 : -1}
          >
            {isHere && Editor ? (
              <Editor controller={controller} editMode={editMode} onProblem={setHasProblem} />
            ) : content.folds ? (
              <>
                <span aria-hidden="true" className={fold} data-fold="" />
                {shown}
              </>
            ) : (
              shown
            )}
            {isHere && !Editor && Note && <Note store={store} column={column} mark={mark} />}
          </div>
        )
        cells[column] = { drawnFrom: isOpen ? '' : drawnFrom, cell }
        return cell
      })}
    </div>
  )
})
