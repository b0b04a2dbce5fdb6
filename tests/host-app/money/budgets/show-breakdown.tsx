import { type Budget, readBudget } from '@portal/contract/money/budgets/budgets'
import { render } from '@testing-library/react'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import BudgetBreakdown from '../../../../packages/host-app/src/money/budgets/breakdown/BudgetBreakdown.tsx'
import { api } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const page = { path: '/', name: 'BudgetBreakdown', layout: 'staff', needs: 'staff_area' } as const

export const showBreakdown = (budget: Budget): void => {
  api.on(readBudget, () => ({ data: budget }))
  render(
    <InPortal>
      <RouteContext value={{ page, params: { id: budget.project.id } }}>
        <BudgetBreakdown />
      </RouteContext>
    </InPortal>,
  )
}
