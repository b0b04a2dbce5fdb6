import { type Budget, moveBudgetItem } from '@portal/contract/money/budgets/budgets'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useRefusalText } from '../../../blocks/feedback/problem-text.ts'
import { withMovedLine } from './arranged-rows.ts'

/**
 * Moves a line optimistically, so that several moves in a row don't wait for responses. `show` without a budget
 * restores the stored one.
 */
export const useMoveLine = (budget: Budget | undefined, show: (next?: Budget) => void) => {
  const act = useAct()
  const why = useRefusalText()
  return (from: number, to: number): void => {
    const next = budget && withMovedLine(budget, from, to)
    if (!next) return
    show(next.budget)
    act(moveBudgetItem, next.asked).catch((refused: unknown) => {
      toast({ tone: 'danger', text: why(refused) })
      show()
    })
  }
}
