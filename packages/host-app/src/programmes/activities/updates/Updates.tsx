import { limits } from '@portal/contract/core/fields/limits'
import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { listActivityUpdates } from '@portal/contract/programmes/activity-updates'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../../blocks/api/use-read.ts'
import { ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { CorrectReport } from './CorrectReport.tsx'
import { ProgressChart } from './ProgressChart.tsx'
import { useUpdateColumns } from './use-update-columns.tsx'

/** An activity's progress: a chart of all reports, and their list. */
export const Updates = ({ row }: { row: ActivityRecord }) => {
  const t = useActivityTexts()
  const columns = useUpdateColumns(row)
  const state = useListState(listActivityUpdates, [], '-report_date')
  // A separate request, so that searching the list doesn't change the chart.
  const all = useRead(listActivityUpdates, { id: row.id, limit: limits.page_size_max }).data?.data ?? []
  const reports = all.filter(({ is_corrected }) => !is_corrected)
  const { get, set } = useQuery()
  const wrong = reports.find(({ id }) => id === get('correct'))
  return (
    <Stack gap="large">
      {reports.length > 0 && <ProgressChart row={row} updates={reports} />}
      <ResourceList
        columns={columns}
        empty={{ title: t('no_updates'), text: t('no_updates_text') }}
        label={t('updates')}
        list={listActivityUpdates}
        rowMenu={update =>
          row.can.update &&
          !update.is_corrected && (
            <IconButton
              icon={<Icon name="edit" size="small" />}
              label={t('correct')}
              onPress={() => set({ correct: update.id }, { isStep: true })}
              size="small"
            />
          )
        }
        search={t('search_updates')}
        state={{ ...state, input: { ...state.input, id: row.id } }}
      />
      {wrong && row.can.update && (
        <CorrectReport key={wrong.id} onClose={() => set({ correct: undefined })} row={row} update={wrong} />
      )}
    </Stack>
  )
}
