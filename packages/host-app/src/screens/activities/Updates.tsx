import type { ActivityRecord } from '@portal/contract/activities'
import { listActivityUpdates } from '@portal/contract/activity_updates'
import { limits } from '@portal/contract/limits'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Stack } from '@portal/ui/Stack'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { useProblemText } from '../../blocks/problem-text.ts'
import { usePages } from '../../blocks/use-read.ts'
import { useActivityTexts } from '../../parts/activities/texts.ts'
import { ProgressChart } from './ProgressChart.tsx'
import { useUpdateColumns } from './use-update-columns.tsx'

/** How an activity has come along: a picture, and the reports that it is made of. */
export const Updates = ({ row }: { row: ActivityRecord }) => {
  const t = useActivityTexts()
  const problemText = useProblemText()
  const columns = useUpdateColumns(row)
  const pages = usePages(listActivityUpdates, { id: row.id, limit: limits.page_size_max })
  const { rows = [], error, more } = pages
  return (
    <Stack gap="large">
      {rows.length > 0 && <ProgressChart row={row} updates={rows} />}
      <DataTable
        columns={columns}
        empty={<EmptyState title={t('no_updates')}>{t('no_updates_text')}</EmptyState>}
        error={
          error !== undefined &&
          !pages.rows && <ListFailed error={error} isRetrying={pages.isValidating} onRetry={pages.refresh} />
        }
        isLoading={pages.isLoading}
        label={t('updates')}
        rowKey={({ id }) => id}
        rows={rows}
        {...(more && {
          more: {
            onPress: more,
            isBusy: pages.isLoadingMore,
            ...(pages.isMoreFailed && { problem: problemText(error) }),
          },
        })}
      />
    </Stack>
  )
}
