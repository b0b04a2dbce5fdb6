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
    const values = { value: `\u2068${formatCell(column, mark.value)}\u2069` }
    return (
      <span className={note} dir="auto">
        {t(`errors.${knownCode(mark.code)}`, { thousands: '' })} {t('was_typed', values)}
      </span>
    )
  }
  const values = {
    mine: `\u2068${formatCell(column, mark.mine)}\u2069`,
    theirs: `\u2068${formatCell(column, mark.theirs)}\u2069`,
  }
  return (
    <span className={note} dir="auto">
      {t('both_values', values)}
    </span>
  )
}
