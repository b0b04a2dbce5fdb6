import { isoCurrency } from '@portal/contract/core/fields/money'
import { useCurrencyWords } from '@portal/ui/MoneyField'
import { useMemo } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import { type ColumnId, formatCell } from '../model/columns.ts'
import { knownCode } from '../model/error-codes.ts'
import type { CellProblem } from '../model/parse-cell.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import type { NotedMark } from '../store/state.ts'
import { note } from './editor.css.ts'

/** Returns texts for error codes. `thousands` is the other reading of an ambiguous number. */
export const useProblemWords = ({ project: { currency } }: Pick<BudgetStore, 'project'>) => {
  const t = useBudgetTableTexts()
  const currencyWords = useCurrencyWords()
  return useMemo(
    () =>
      (code: string, text: string, thousands = '') =>
        code === 'currency'
          ? currencyWords(text, isoCurrency(currency))
          : t(`errors.${knownCode(code)}`, { thousands }),
    [t, currencyWords, currency],
  )
}

interface CellNoteProps {
  store: BudgetStore
  column: ColumnId
  mark: NotedMark
}

/** Note below the current cell: why the input was rejected, or what another person wrote. */
export const CellNote = ({ store, column, mark }: CellNoteProps) => {
  const t = useBudgetTableTexts()
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

export interface InvalidInput {
  readonly problem: CellProblem
  readonly thousands?: string
  readonly text: string
}

interface EditorNoteProps {
  store: BudgetStore
  id: string
  input: InvalidInput
}

/** Note below the editor: why the input is invalid. */
export const EditorNote = ({ store, id, input: { problem, text, thousands } }: EditorNoteProps) => {
  const wordsOf = useProblemWords(store)
  return (
    <span className={note} dir="auto" id={id} role="alert">
      {wordsOf(problem, text, thousands)}
    </span>
  )
}
