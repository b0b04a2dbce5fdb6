import { type BudgetCategory, budgetCategoryDeletion } from '@portal/contract/money/budgets/budget-categories'
import { readBudget } from '@portal/contract/money/budgets/budgets'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { BudgetTable } from '@portal/widgets/budget-table'
import type budgetTable from '@portal/widgets/locales/en/budget_table.json'
import { useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { portalTextsOf } from '../../../core/texts/texts-of.tsx'
import { BudgetViews } from '../../../money/budgets/shared/BudgetViews.tsx'
import { OverBudget } from '../../../money/budgets/shared/OverBudget.tsx'
import { DeleteWithImpact } from '../../../workspace/deletion-impact/DeleteWithImpact.tsx'
import { BudgetActions } from './BudgetActions.tsx'
import { useBudgetPort } from './use-budget-port.ts'

// Suspends until the texts of the table have loaded.
const useBudgetWidgetTexts = portalTextsOf<typeof budgetTable>('budget_table')

/** A project's budget, edited in place, with actions on the whole budget. */
const ProjectBudget = ({ projectId }: { projectId: string }) => {
  const t = useBudgetTexts()
  useBudgetWidgetTexts()
  const port = useBudgetPort(projectId)
  const read = useRead(readBudget, { id: projectId })
  const [removed, setRemoved] = useState<BudgetCategory>()
  const [total, setTotal] = useState<number>()
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={read}>
        {({ data: budget }) => (
          <>
            <OverBudget budget={budget} total={total} />
            <BudgetTable
              budget={budget}
              onChange={stored => setTotal(stored().totals.total_minor)}
              onOutdated={() => void read.mutate()}
              onRemoveCategory={setRemoved}
              port={port}
              tools={<BudgetActions budget={budget} />}
              views={<BudgetViews current="budget" projectId={projectId} />}
            />
          </>
        )}
      </Loaded>
      {removed && (
        <DeleteWithImpact
          deleted={t('category_deleted')}
          endpoints={budgetCategoryDeletion}
          onClose={() => setRemoved(undefined)}
          onDone={() => setRemoved(undefined)}
          record={{ id: removed.id, version: removed.version }}
          title={t('delete_category', { name: removed.name })}
        />
      )}
    </Stack>
  )
}

export default ProjectBudget
