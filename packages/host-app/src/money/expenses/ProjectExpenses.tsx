import { readBudget } from '@portal/contract/money/budgets/budgets'
import { listExpenses } from '@portal/contract/money/expenses/expenses'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useNarrowedRead, useRead } from '../../blocks/api/use-read.ts'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useMay } from '../../core/session/session.ts'
import { useExpenseTexts } from '../../core/texts/money.ts'
import { RowsSum } from '../budgets/shared/RowsSum.tsx'
import { ExpenseDialogs } from './ExpenseDialogs.tsx'
import { ExpenseMenu } from './list/ExpenseMenu.tsx'
import { useExpenseColumns } from './list/use-expense-columns.tsx'
import { useExpenseFilters } from './list/use-expense-filters.ts'
import { WaitingInvoices } from './list/WaitingInvoices.tsx'
import { WithoutRate } from './list/WithoutRate.tsx'

/** Expenses of a project. Every spent figure links here, to the rows behind it. */
const ProjectExpenses = ({ projectId }: { projectId: string }) => {
  const t = useExpenseTexts()
  const { get, set } = useQuery()
  const budget = useRead(readBudget, { id: projectId }).data?.data
  const mayPost = useMay(['budget', 'edit_expense'])
  const filters = useExpenseFilters(projectId, budget)
  const state = useListState(
    listExpenses,
    filters.map(({ id }) => id),
    '-date',
  )
  const input = { ...state.input, project_id: projectId }
  const sums = useNarrowedRead(listExpenses, { ...input, limit: 1 }).data
  // Hides the dollar total when no expense has a rate. A total of zero would be wrong.
  const dollars = sums && (sums.sum_usd_minor !== 0 || sums.without_rate === 0) ? sums.sum_usd_minor : undefined
  const begin = (act: string) => () => set({ act }, { isStep: true })
  return (
    <Stack>
      <Inline spread="between">
        <RowsSum currency={budget?.project.currency} dollars={dollars} label={t('sum')} sum={sums?.sum_minor} />
        <Inline gap="small">
          {get('item_id') && (
            <Button onPress={begin('line_history')} size="small">
              {t('line_changes')}
            </Button>
          )}
          {budget?.can.import_expenses && (
            <Button icon={<Icon name="upload" size="small" />} onPress={begin('import_expenses')} size="small">
              {t('import')}
            </Button>
          )}
          {mayPost && (
            <Button icon={<Icon name="plus" size="small" />} onPress={begin('post')} size="small" variant="primary">
              {t('add')}
            </Button>
          )}
        </Inline>
      </Inline>
      {mayPost && <WaitingInvoices projectId={projectId} />}
      <WithoutRate count={sums?.without_rate ?? 0} projectId={projectId} />
      <ResourceList
        columns={useExpenseColumns(budget?.project.currency, (sums?.with_original ?? 0) > 0)}
        empty={{ title: t('empty'), text: t('empty_text') }}
        filters={filters}
        label={t('expenses')}
        list={listExpenses}
        rowMenu={row => <ExpenseMenu expense={row} />}
        search={t('search')}
        state={{ ...state, input }}
      />
      {budget && <ExpenseDialogs budget={budget} mayPost={mayPost} />}
    </Stack>
  )
}

export default ProjectExpenses
