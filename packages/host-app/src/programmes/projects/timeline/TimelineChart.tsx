import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { ProjectRecord } from '@portal/contract/programmes/projects'
import type { readProjectTimeline, TimelineActivity } from '@portal/contract/programmes/schedule'
import { Button } from '@portal/ui/Button'
import { GanttChart, type GanttRow } from '@portal/ui/GanttChart'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { PrintPreview } from '@portal/ui/PrintPreview'
import { fileName } from '../../../blocks/files/save-file.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useProjectTexts, useScheduleTexts } from '../../../core/texts/programmes.ts'
import { Paper } from '../../../workspace/reports/print/Paper.tsx'

const rowOf = ({ id, name, start_date, end_date, actual_start, actual_end }: TimelineActivity): GanttRow => ({
  id,
  label: name,
  href: `/staff/activity/${id}`,
  planned: { start: start_date, end: end_date },
  actual: actual_start === null ? null : { start: actual_start, end: actual_end },
})

interface TimelineChartProps {
  project: ProjectRecord
  timeline: OutputOf<typeof readProjectTimeline>['data']
}

/** A project's activities on a timeline, on screen and in print. An open preview is in the URL. */
export const TimelineChart = ({ project, timeline: { today, activities } }: TimelineChartProps) => {
  const t = useScheduleTexts()
  const words = useProjectTexts()
  const { get, set } = useQuery()
  const title = fileName(project.code, 'timeline', today)
  const facts = (['start_date', 'end_date'] as const).map(name => ({
    label: words(name),
    kind: 'day' as const,
    value: project[name],
  }))
  const chart = (level: 2 | 3) => (
    <GanttChart
      level={level}
      rows={activities.map(rowOf)}
      rowsLabel={t('activity')}
      title={t('timeline')}
      today={today}
    />
  )
  return (
    <>
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
    </>
  )
}
