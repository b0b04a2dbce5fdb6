import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { Budget } from '@portal/contract/budgets'
import { useIsNarrow } from '@portal/ui/narrow'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { BudgetPort } from './budget-port.ts'
import { bar, shell } from './grid/shell.css.ts'
import { TreeGrid } from './grid/TreeGrid.tsx'
import { useBell } from './grid/use-bell.ts'
import { type Desk, deskOf } from './sheet/desk.ts'

const Bar = lazy(() => import('./tools/Bar.tsx').then(({ Bar }) => ({ default: Bar })))
const Questions = lazy(() => import('./tools/Questions.tsx').then(({ Questions }) => ({ default: Questions })))
const PhoneList = lazy(() => import('./phone/PhoneList.tsx').then(({ PhoneList }) => ({ default: PhoneList })))
const Nothing = lazy(() => import('./tools/Nothing.tsx').then(({ Nothing }) => ({ default: Nothing })))

export interface BudgetTableProps {
  /** As it was read last; what waits to be sent stays on top of one that is read anew. */
  budget: Budget
  /** How it is edited. One object for the life of the page. */
  port: BudgetPort
  /** Called after every answer; `read` gives the budget as it is stored now, at the cost of a walk through all lines. */
  onChange?: (read: () => Budget) => void
  /** Called when an answer tells that others changed lines: the time to read the budget anew. */
  onOutdated?: () => void
  /** Called to remove a category: the caller lists what goes with it and asks for its code. Default nobody is asked. */
  onRemoveCategory?: (category: BudgetCategory) => void
}

const Asked = ({ desk }: { desk: Desk }) => {
  useBell(desk.sheet.bells, 'question')
  const question = desk.question()
  return question && <Questions desk={desk} key={question.kind} question={question} />
}

const Lines = (props: { desk: Desk; removeCategory: (id: string) => void }) => {
  const { desk } = props
  const isPhone = useIsNarrow()
  useBell(desk.sheet.bells, 'rows')
  if (desk.sheet.categories().length === 0) return <Nothing desk={desk} />
  return isPhone ? <PhoneList {...props} /> : <TreeGrid {...props} />
}

/**
 * A project's budget, edited in place like a spreadsheet: painted at once, sent in order, and kept on the device while
 * there is no connection. The server alone decides; what it refuses is said in the cell.
 */
export const BudgetTable = ({ budget, port, onChange, onOutdated, onRemoveCategory }: BudgetTableProps) => {
  const [desk] = useState(() => deskOf(budget, port))
  const isPhone = useIsNarrow()
  const { sheet } = desk
  const tell = useEffectEvent(() => onChange?.(sheet.stored))
  const tellOutdated = useEffectEvent(() => onOutdated?.())
  useEffect(() => sheet.bells.listen('stored', tell), [sheet])
  useEffect(() => sheet.bells.listen('outdated', tellOutdated), [sheet])
  useEffect(() => sheet.start(), [sheet])
  useEffect(() => desk.reach(), [desk])
  useEffect(() => {
    if (budget !== sheet.budget()) sheet.accept(budget)
  }, [budget, sheet])
  const removeCategory = (id: string) => {
    const category = sheet.category(id)
    if (category?.can.delete && onRemoveCategory) onRemoveCategory(category)
    else sheet.news.tell({ what: 'locked' })
  }
  return (
    <div className={shell}>
      <div className={bar}>
        <Suspense>
          <Bar desk={desk} isPhone={isPhone} removeCategory={removeCategory} />
        </Suspense>
      </div>
      <Suspense>
        <Lines desk={desk} removeCategory={removeCategory} />
      </Suspense>
      <Suspense>
        <Asked desk={desk} />
      </Suspense>
    </div>
  )
}
