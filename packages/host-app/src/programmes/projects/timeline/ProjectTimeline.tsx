import type { ProjectRecord } from '@portal/contract/programmes/projects'
import { readProjectTimeline } from '@portal/contract/programmes/schedule'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useScheduleTexts } from '../../../core/texts/programmes.ts'
import { TimelineChart } from './TimelineChart.tsx'

/** A project's activities on a timeline, or an empty state. */
const ProjectTimeline = ({ project }: { project: ProjectRecord }) => {
  const t = useScheduleTexts()
  const read = useRead(readProjectTimeline, { id: project.id })
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={read}>
        {({ data }) =>
          data.activities.length > 0 ? (
            <TimelineChart project={project} timeline={data} />
          ) : (
            <EmptyState title={t('empty')}>{t('empty_text')}</EmptyState>
          )
        }
      </Loaded>
    </Stack>
  )
}

export default ProjectTimeline
