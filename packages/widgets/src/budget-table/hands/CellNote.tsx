import { useBudgetTexts } from '../../locales/index.ts'
import { writeCell } from '../sheet/cells.ts'
import { knownCode } from '../sheet/codes.ts'
import type { ColumnId } from '../sheet/columns.ts'
import type { NotedMark } from '../sheet/marks.ts'
import { note } from './note.css.ts'

interface CellNoteProps {
  column: ColumnId
  mark: NotedMark
}

/** Under the cell where one is: why what was typed was refused, or what someone else wrote meanwhile. */
export const CellNote = ({ column, mark }: CellNoteProps) => {
  const t = useBudgetTexts()
  if (mark.state === 'refused') {
    const values = { value: `\u2068${writeCell(column, mark.value)}\u2069` }
    return (
      <span className={note} dir="auto">
        {t(`errors.${knownCode(mark.code)}`, { thousands: '' })} {t('was_typed', values)}
      </span>
    )
  }
  const values = {
    mine: `\u2068${writeCell(column, mark.mine)}\u2069`,
    theirs: `\u2068${writeCell(column, mark.theirs)}\u2069`,
  }
  return (
    <span className={note} dir="auto">
      {t('both_values', values)}
    </span>
  )
}
