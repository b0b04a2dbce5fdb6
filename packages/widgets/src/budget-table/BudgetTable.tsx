import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { type ElementProps, elementProps } from '@portal/ui/element'
import { useIsLive } from '@portal/ui/live'
import { useIsNarrow } from '@portal/ui/narrow'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { BudgetPort } from '../ports/budget/index.ts'
import { type Controller, createController } from './editing/controller.ts'
import { loadEditing } from './editing/loaded.ts'
import { header, shell } from './grid/layout.css.ts'
import { TreeGrid } from './grid/TreeGrid.tsx'
import { useTableEvent } from './store/events.ts'

const Header = lazy(() => import('./toolbar/Header.tsx').then(({ Header }) => ({ default: Header })))
const Dialogs = lazy(() => import('./Dialogs.tsx').then(({ Dialogs }) => ({ default: Dialogs })))
const PhoneList = lazy(() => import('./phone/PhoneList.tsx').then(({ PhoneList }) => ({ default: PhoneList })))
const EmptyBudget = lazy(() =>
  import('./toolbar/EmptyBudget.tsx').then(({ EmptyBudget }) => ({ default: EmptyBudget })),
)

export interface BudgetTableProps extends ElementProps {
  /** The budget as last read. Pending edits stay on top when it is read again. */
  budget: Budget
  /** Saves the edits. Must stay the same object for the life of the page. */
  port: BudgetPort
  /** Called after each response. `read` returns the saved budget. It loops over all lines. */
  onChange?: (read: () => Budget) => void
  /** Called when a response shows changes by others. Read the budget again. */
  onOutdated?: () => void
  /** Called to remove a category. The caller shows what is deleted and asks for the code. Default nothing happens. */
  onRemoveCategory?: (category: BudgetCategory) => void
  /** Links to other views of the budget, before its tools. Default none. */
  views?: ReactNode
  /** Further actions on the budget, after its tools. Default nothing. */
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
 * Edits a project's budget in place, like a spreadsheet. Edits paint at once, are sent in order, and wait on the device
 * while offline. Only the server decides. Cells show why it rejected an edit.
 */
export const BudgetTable = (props: BudgetTableProps) => {
  const { budget, port, onChange, onOutdated, onRemoveCategory, views, tools } = props
  const [controller] = useState(() => createController(budget, port))
  const isPhone = useIsNarrow()
  // The server doesn't wait for lazy parts, and they would hydrate too late. They render after hydration only.
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
