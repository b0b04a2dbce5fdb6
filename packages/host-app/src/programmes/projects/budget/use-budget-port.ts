import { useTextSource } from '@portal/ui/texts'
import type { BudgetPort } from '@portal/widgets/budget-table'
import { budgetPort } from '@portal/widgets/ports/budget'
import { useState } from 'react'
import { api } from '../../../core/api.ts'
import { useUser } from '../../../core/session/session.ts'
import { commitmentsHref, expensesHref } from '../../../money/budgets/shared/hrefs.ts'

const hrefsOf = { spent_minor: expensesHref, committed_minor: commitmentsHref } as const
const filterOf = { item: 'item_id', category: 'category_id', project: undefined } as const

/** The port through which the budget table saves. The table updates its own data, so no cell revalidates the budget. */
export const useBudgetPort = (project: string): BudgetPort => {
  const person = useUser()?.id ?? ''
  const { language } = useTextSource()
  const [port] = useState(() =>
    budgetPort(api, {
      ...{ project, person, language },
      hrefOf: ({ of, id, sum }) => {
        const filter = filterOf[of]
        return hrefsOf[sum](project, filter && { [filter]: id })
      },
    }),
  )
  return port
}
