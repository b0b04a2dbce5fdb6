import { readBudget } from '@portal/contract/money/budgets/budgets'
import { listCommitments } from '@portal/contract/money/expenses/commitments'
import { Stack } from '@portal/ui/Stack'
import { useNarrowedRead, useRead } from '../../blocks/api/use-read.ts'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useCommitmentTexts } from '../../core/texts/money.ts'
import { lineFilters } from '../budgets/shared/filters.ts'
import { RowsSum } from '../budgets/shared/RowsSum.tsx'
import { useCommitmentColumns } from './use-commitment-columns.tsx'

/** The commitments of a project's budget. Every committed figure links here, to the rows behind it. */
const ProjectCommitments = ({ projectId }: { projectId: string }) => {
  const t = useCommitmentTexts()
  const budget = useRead(readBudget, { id: projectId }).data?.data
  const filters = lineFilters(budget, { category: t('category'), item: t('item') })
  const state = useListState(
    listCommitments,
    filters.map(({ id }) => id),
    '-created_at',
  )
  const input = { ...state.input, project_id: projectId }
  const sum = useNarrowedRead(listCommitments, { ...input, limit: 1 }).data?.sum_minor
  return (
    <Stack>
      <RowsSum currency={budget?.project.currency} label={t('sum')} sum={sum} />
      <ResourceList
        columns={useCommitmentColumns(budget?.project.currency)}
        empty={{ title: t('empty'), text: t('empty_text') }}
        filters={filters}
        label={t('commitments')}
        list={listCommitments}
        search={t('search')}
        state={{ ...state, input }}
      />
    </Stack>
  )
}

export default ProjectCommitments
