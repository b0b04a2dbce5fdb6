import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { type ElementProps, elementProps } from '@portal/ui/element'
import { useIsLive } from '@portal/ui/live'
import { useIsNarrow } from '@portal/ui/narrow'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type Controller, createController } from './editing/controller.ts'
import { loadEditing } from './editing/loaded.ts'
import { header, shell } from './grid/layout.css.ts'
import { TreeGrid } from './grid/TreeGrid.tsx'
import type { BudgetPort } from './model/budget-port.ts'
import { useTableEvent } from './store/events/use-event.ts'

const Header = lazy(() => import('./toolbar/Header.tsx').then(({ Header }) => ({ default: Header })))
const Dialogs = lazy(() => import('./Dialogs.tsx').then(({ Dialogs }) => ({ default: Dialogs })))
const PhoneList = lazy(() => import('./phone/PhoneList.tsx').then(({ PhoneList }) => ({ default: PhoneList })))
const EmptyBudget = lazy(() =>
  import('./toolbar/EmptyBudget.tsx').then(({ EmptyBudget }) => ({ default: EmptyBudget })),
)

export interface BudgetTableProps extends ElementProps {
  /** As it was read last; what waits to be sent stays on top of one that is read again. */
  budget: Budget
  /** How it is edited. One object for the life of the page. */
  port: BudgetPort
  /** Called after every answer; `read` gives the budget as it is stored now, at the cost of a loop over all lines. */
  onChange?: (read: () => Budget) => void
  /** Called when an answer shows that others changed lines: the time to read the budget again. */
  onOutdated?: () => void
  /** Called to remove a category: the caller lists what goes with it and asks for its code. Default nobody is asked. */
  onRemoveCategory?: (category: BudgetCategory) => void
  /** Links to other views of the budget, before its tools. Default none. */
  views?: ReactNode
  /** What else can be done with the budget, after its tools. Default nothing. */
  tools?: ReactNode
}

const CurrentDialog = ({ controller }: { controller: Controller }) => {
  useTableEvent(controller.store.events, 'dialog')
  const dialog = controller.dialog()
  return dialog && <Dialogs controller={controller} dialog={dialog} key={dialog.kind} />
}

const Lines = (props: { controller: Controller; removeCategory: (id: string) => void }) => {
  const { controller } = props
  const isLive = useIsLive()
  const isPhone = useIsNarrow()
  useTableEvent(controller.store.events, 'rows')
  const isEmpty = controller.store.categories().length === 0
  if (!isEmpty && !isPhone) return <TreeGrid {...props} />
  return isLive && <Suspense>{isEmpty ? <EmptyBudget controller={controller} /> : <PhoneList {...props} />}</Suspense>
}

/**
 * A project's budget, edited in place like a spreadsheet: painted at once, sent in order, and stored on the device
 * while there is no connection. The server alone decides; what it rejects is explained in the cell.
 */
export const BudgetTable = (props: BudgetTableProps) => {
  const { budget, port, onChange, onOutdated, onRemoveCategory, views, tools } = props
  const [controller] = useState(() => createController(budget, port))
  const isPhone = useIsNarrow()
  // What is loaded later is not rendered on the server, which does not wait for it, and would be hydrated too late.
  const isLive = useIsLive()
  const { store } = controller
  const notifyChange = useEffectEvent(() => onChange?.(store.stored))
  const notifyOutdated = useEffectEvent(() => onOutdated?.())
  useEffect(() => store.events.table.subscribe('stored', notifyChange), [store])
  useEffect(() => store.events.table.subscribe('outdated', notifyOutdated), [store])
  useEffect(() => controller.sync.start(), [controller])
  useEffect(() => loadEditing(controller), [controller])
  useEffect(() => {
    if (budget !== store.budget()) store.accept(budget)
  }, [budget, store])
  const removeCategory = (id: string) => {
    const category = store.category(id)
    if (category?.can.delete && onRemoveCategory) onRemoveCategory(category)
    else store.announcements.add({ what: 'locked' })
  }
  return (
    <div {...elementProps(props)} className={shell}>
      <div className={header} data-views={views ? '' : undefined}>
        {isLive && (
          <Suspense>
            <Header
              controller={controller}
              isPhone={isPhone}
              removeCategory={removeCategory}
              tools={tools}
              views={views}
            />
          </Suspense>
        )}
      </div>
      <Lines controller={controller} removeCategory={removeCategory} />
      {isLive && (
        <Suspense>
          <CurrentDialog controller={controller} />
        </Suspense>
      )}
    </div>
  )
}
