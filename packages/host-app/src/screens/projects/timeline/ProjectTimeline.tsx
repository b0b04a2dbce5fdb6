import type { ProjectRecord } from '@portal/contract/projects'
import { readProjectTimeline, type TimelineActivity } from '@portal/contract/schedule'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { GanttChart, type GanttRow } from '@portal/ui/GanttChart'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { PrintPreview } from '@portal/ui/PrintPreview'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../../blocks/api/use-read.ts'
import { ListFailed, NotRefreshed } from '../../../blocks/feedback/ListFailed.tsx'
import { fileName } from '../../../blocks/files/save-file.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useProjectTexts } from '../../../parts/projects/texts.ts'
import { Paper } from '../../../parts/reports/print/Paper.tsx'
import { useScheduleTexts } from '../../../parts/schedule/texts.ts'

const rowOf = ({ id, name, start_date, end_date, actual_start, actual_end }: TimelineActivity): GanttRow => ({
  id,
  label: name,
  href: `/staff/activity/${id}`,
  planned: { start: start_date, end: end_date },
  actual: actual_start === null ? null : { start: actual_start, end: actual_end },
})

/** A project's activities in time, on the page and on paper; the preview has an address. */
const ProjectTimeline = ({ project }: { project: ProjectRecord }) => {
  const t = useScheduleTexts()
  const words = useProjectTexts()
  const { get, set } = useQuery()
  const { data, error, isValidating, mutate } = useRead(readProjectTimeline, { id: project.id })
  const retry = () => void mutate()
  if (!data && error !== undefined) return <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />
  if (!data) return <Skeleton lines={8} shape="row" />
  const { today, activities } = data.data
  if (activities.length === 0) return <EmptyState title={t('empty')}>{t('empty_text')}</EmptyState>
  const chart = (level: 2 | 3) => (
    <GanttChart
      level={level}
      rows={activities.map(rowOf)}
      rowsLabel={t('activity')}
      title={t('timeline')}
      today={today}
    />
  )
  const title = fileName(project.code, 'timeline', today)
  const facts = (['start_date', 'end_date'] as const).map(name => ({
    label: words(name),
    kind: 'day' as const,
    value: project[name],
  }))
  return (
    <Stack>
      {error !== undefined && <NotRefreshed onRetry={retry} />}
      <Inline spread="end">
        <Button
          icon={<Icon name="print" size="small" />}
          onPress={() => set({ act: 'print_timeline' }, { isStep: true })}
          size="small"
        >
          {t('print')}
        </Button>
      </Inline>
      {chart(2)}
      <PrintPreview
        isOpen={get('act') === 'print_timeline'}
        onClose={() => set({ act: undefined })}
        orientation="landscape"
        title={title}
      >
        <Paper report={{ title: project.name, file: title, asOf: today, facts, tables: [], notes: [] }}>
          {chart(3)}
        </Paper>
      </PrintPreview>
    </Stack>
  )
}

export default ProjectTimeline
