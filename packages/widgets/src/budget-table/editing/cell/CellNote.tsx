import { useBudgetTexts } from '../../../locales/index.ts'
import { formatCell } from '../../model/cell-format.ts'
import type { ColumnId } from '../../model/columns.ts'
import { knownCode } from '../../model/error-codes.ts'
import type { NotedMark } from '../../store/marks.ts'
import { note } from './note.css.ts'

interface CellNoteProps {
  column: ColumnId
  mark: NotedMark
}

/** Under the current cell: why what was typed was rejected, or what someone else wrote in between. */
export const CellNote = ({ column, mark }: CellNoteProps) => {
  const t = useBudgetTexts()
  if (mark.state === 'rejected') {
    const values = { value: formatCell(column, mark.value) }
    return (
      <span className={note} dir="auto">
        {t(`errors.${knownCode(mark.code)}`, { thousands: '' })} {t('was_typed', values)}
      </span>
    )
  }
  const values = {
    mine: formatCell(column, mark.mine),
    theirs: formatCell(column, mark.theirs),
  }
  return (
    <span className={note} dir="auto">
      {t('both_values', values)}
    </span>
  )
}
