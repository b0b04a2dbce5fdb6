import { useBudgetTexts } from '../../../locales/index.ts'
import { formatCell } from '../../model/cell-format.ts'
import type { ColumnId } from '../../model/columns.ts'
import type { BudgetStore } from '../../store/budget-store.ts'
import type { NotedMark } from '../../store/marks.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { note } from './note.css.ts'

interface CellNoteProps {
  store: BudgetStore
  column: ColumnId
  mark: NotedMark
}

/** Note below the current cell: why the input was rejected, or what another person wrote. */
export const CellNote = ({ store, column, mark }: CellNoteProps) => {
  const t = useBudgetTexts()
  const wordsOf = useProblemWords(store)
  if (mark.state === 'rejected') {
    const text = formatCell(column, mark.value)
    const values = { value: text }
    return (
      <span className={note} dir="auto">
        {wordsOf(mark.code, text)} {t('was_typed', values)}
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
